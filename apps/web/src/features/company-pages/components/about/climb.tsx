import type { PageContent } from '@vitrine/contracts';
import { Section } from '../../../../components/layout/section.tsx';
import styles from './climb.module.css';

const ID = 'approach';

/** The steps of a project, each a little higher than the one before. */
export function Climb({ content }: { content: PageContent<'about'>['approach'] }) {
  return (
    <Section labelledBy={ID} tone="raised">
      <div className={styles.head}>
        <h2 id={ID}>{content.title}</h2>
        <p className={styles.description}>{content.description}</p>
      </div>
      <ol className={styles.steps}>
        {content.steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.text}>{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
