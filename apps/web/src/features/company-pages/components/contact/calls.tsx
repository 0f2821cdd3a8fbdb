import type { PageContent } from '@vitrine/contracts';
import { m } from '#messages';
import { Stack } from '../../../../components/layout/primitives.tsx';
import { Section } from '../../../../components/layout/section.tsx';
import { ButtonLink } from '../../../../components/ui/button-link.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import { paths } from '../../../../lib/paths.ts';
import styles from './calls.module.css';

interface CallsProps {
  calls: PageContent<'contact'>['calls'];
  /** The id of the form that they fill in. */
  form: string;
}

const ID = 'calls';

/** Ways to begin; each leads to the form, which then says what it is about (CON-02). */
export function Calls({ calls, form }: CallsProps) {
  return (
    <Section labelledBy={ID}>
      <h2 id={ID}>{m.company_ways_to_start()}</h2>
      <ul className={styles.calls}>
        {calls.map((call) => (
          <Stack as="li" gap={2} align="start" key={call.title} className={styles.call}>
            <h3 className={styles.title}>{call.title}</h3>
            <p className={textStyle({ tone: 'muted', measure: 30 })}>{call.description}</p>
            <ButtonLink to={`${paths.contact.to(call.subject)}#${form}`} variant="secondary">
              {call.action}
            </ButtonLink>
          </Stack>
        ))}
      </ul>
    </Section>
  );
}
