import type { PageContent } from '@vitrine/contracts';
import { Stack } from '../../../../components/layout/primitives.tsx';
import { Section } from '../../../../components/layout/section.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import styles from './purposes.module.css';

const ID = 'purposes';

/** What the company is there for, two by two. */
export function Purposes({ content }: { content: PageContent<'about'>['purposes'] }) {
  return (
    <Section labelledBy={ID}>
      <h2 id={ID} className={styles.title}>
        {content.title}
      </h2>
      <Stack as="ul" className={styles.list}>
        {content.items.map((item) => (
          <li key={item.title} className={styles.item}>
            <h3>{item.title}</h3>
            <p className={textStyle({ tone: 'muted', measure: 28, above: 1 })}>
              {item.description}
            </p>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
