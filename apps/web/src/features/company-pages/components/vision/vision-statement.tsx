import type { PageContent } from '@vitrine/contracts';
import { Section } from '../../../../components/layout/section.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import styles from './vision-statement.module.css';

const ID = 'vision';

/** One sentence that has the screen to itself. */
export function VisionStatement({ content }: { content: PageContent<'vision-mission'>['vision'] }) {
  return (
    <Section labelledBy={ID}>
      <h2 id={ID} className={textStyle({ tone: 'accent', size: 3 })}>
        {content.title}
      </h2>
      <p className={styles.statement}>{content.description}</p>
    </Section>
  );
}
