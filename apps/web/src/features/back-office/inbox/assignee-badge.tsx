import { Badge, type Tone } from '#components/ui/badge.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { m } from '#messages';
import styles from './assignee-badge.module.css';

interface AssigneeBadgeProps {
  name: string | undefined;
  tone?: Tone | undefined;
}

/** Who answers something, in a list; nothing where nobody does. */
export const AssigneeBadge = ({ name, tone }: AssigneeBadgeProps) =>
  name ? (
    <Badge tone={tone}>
      <VisuallyHidden>{m.admin_messages_assignee()} </VisuallyHidden>
      <span className={textStyle({ wrap: 'cut' }, styles.name)} title={name}>
        {name}
      </span>
    </Badge>
  ) : null;
