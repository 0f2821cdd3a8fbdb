import type { PageContent } from '@vitrine/contracts';
import { m } from '#messages';
import { Stack } from '../../../../components/layout/primitives.tsx';
import { ButtonLink } from '../../../../components/ui/button-link.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import { mailLink } from '../../../../lib/contact-links.ts';
import styles from './position.module.css';

interface PositionProps {
  position: PageContent<'careers'>['positions'][number];
  email: string;
}

/** One open position: the facts at the left, the work and what it asks for at the right. */
export function Position({ position, email }: PositionProps) {
  return (
    <Stack as="article" gap={3} className={styles.position}>
      <header>
        <h3 className={textStyle({ size: 2 })}>{position.title}</h3>
        <Stack
          as="ul"
          gap={0.5}
          above={2}
          className={textStyle({ tone: 'muted', size: 'small', leading: 1.5 })}
        >
          <li className={textStyle({ tone: 'second', weight: 'medium' })}>{position.department}</li>
          <li>{position.location}</li>
          <li>{position.terms}</li>
        </Stack>
      </header>
      <Stack gap={3}>
        <p className={textStyle({ size: 'lead', leading: 1.5, measure: 28 })}>
          {position.description}
        </p>
        <div>
          <h4>{m.company_position_asks()}</h4>
          <ul className={styles.asks}>
            {position.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </div>
        <p>
          <ButtonLink to={mailLink(email, position.title)} variant="secondary">
            {m.company_apply_by_mail()}
          </ButtonLink>
        </p>
      </Stack>
    </Stack>
  );
}
