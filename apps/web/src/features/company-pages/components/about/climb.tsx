import type { PageContent } from '@vitrine/contracts';
import { Stack } from '../../../../components/layout/primitives.tsx';
import { Section } from '../../../../components/layout/section.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import styles from './climb.module.css';

const ID = 'approach';

/** The steps of a project, each a little higher than the one before. */
export function Climb({ content }: { content: PageContent<'about'>['approach'] }) {
  return (
    <Section labelledBy={ID} tone="raised">
      <Stack gap={2} className={styles.head}>
        <h2 id={ID}>{content.title}</h2>
        <p className={textStyle({ tone: 'muted', size: 'lead', leading: 1.5, measure: 26 })}>
          {content.description}
        </p>
      </Stack>
      <Stack as="ol" gap={4} above={6} className={styles.steps}>
        {content.steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3 className={styles.title}>{step.title}</h3>
            <p className={textStyle({ tone: 'muted', measure: 28, above: 1 })}>
              {step.description}
            </p>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
