import type { PageContent } from '@vitrine/contracts';
import { m } from '#messages';
import { ButtonLink } from '../../../../components/ui/button-link.tsx';
import { mailLink } from '../../../../lib/contact-links.ts';
import styles from './position.module.css';

interface PositionProps {
  position: PageContent<'careers'>['positions'][number];
  email: string;
}

/** One open position: the facts at the left, the work and what it asks for at the right. */
export function Position({ position, email }: PositionProps) {
  return (
    <article className={styles.position}>
      <header>
        <h3 className={styles.title}>{position.title}</h3>
        <ul className={styles.facts}>
          <li className={styles.department}>{position.department}</li>
          <li>{position.location}</li>
          <li>{position.terms}</li>
        </ul>
      </header>
      <div className={styles.words}>
        <p className={styles.lead}>{position.description}</p>
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
      </div>
    </article>
  );
}
