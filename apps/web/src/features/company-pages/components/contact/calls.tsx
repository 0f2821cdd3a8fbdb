import type { PageContent } from '@vitrine/contracts';
import { m } from '#messages';
import { Section } from '../../../../components/layout/section.tsx';
import { ButtonLink } from '../../../../components/ui/button-link.tsx';
import { mailLink } from '../../mail-link.ts';
import styles from './calls.module.css';

interface CallsProps {
  calls: PageContent<'contact'>['calls'];
  email: string;
}

const ID = 'calls';

/** Ways to begin; each opens a mail that already says what it is about. */
export function Calls({ calls, email }: CallsProps) {
  return (
    <Section labelledBy={ID}>
      <h2 id={ID}>{m.company_ways_to_start()}</h2>
      <ul className={styles.calls}>
        {calls.map((call) => (
          <li key={call.title} className={styles.call}>
            <h3 className={styles.title}>{call.title}</h3>
            <p className={styles.text}>{call.description}</p>
            <ButtonLink to={mailLink(email, call.subject)} variant="secondary">
              {call.action}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
