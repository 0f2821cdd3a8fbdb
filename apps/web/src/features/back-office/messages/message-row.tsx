import type { Message } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { cx } from '../../../components/cx.ts';
import { layoutClass } from '../../../components/layout/layout-class.ts';
import { Row } from '../../../components/layout/primitives.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import styles from './message-row.module.css';
import { statusLabel, typeLabel } from './message-words.ts';
import type { MessageLink } from './use-chosen-message.ts';
import { MESSAGE_LINK } from './use-inbox-keys.ts';

interface MessageRowProps {
  message: Message;
  isChosen: boolean;
  link: MessageLink;
}

/** A message in the list: who, when, about what, and how it begins. */
export function MessageRow({ message, isChosen, link }: MessageRowProps) {
  const { id, name, date, subject, content, type, status } = message;
  const isUnread = status === 'unread';
  return (
    <Link
      {...link}
      {...{ [MESSAGE_LINK]: id }}
      aria-current={isChosen ? 'true' : undefined}
      className={cx(layoutClass('stack', { gap: 0.5 }), styles.row, isUnread && styles.unread)}
    >
      <Row as="span" gap={1} align="baseline">
        <span className={styles.name}>
          {isUnread ? (
            <>
              <span className={styles.dot} aria-hidden="true" />
              <VisuallyHidden>{m.admin_messages_status_unread()} </VisuallyHidden>
            </>
          ) : null}
          {name}
        </span>
        <RelativeTime at={date} className={styles.date} />
      </Row>
      <span className={styles.subject}>{subject}</span>
      <Row as="span" gap={1} align="baseline">
        <span className={cx(textStyle({ tone: 'muted', size: 'tiny' }), styles.text)}>
          {content.slice(0, SHOWN_LETTERS)}
        </span>
        {status === 'archived' ? <Badge>{statusLabel(status)}</Badge> : null}
        <Badge>{typeLabel(type)}</Badge>
      </Row>
    </Link>
  );
}

/** One line shows no more; a message can be very long. */
const SHOWN_LETTERS = 140;
