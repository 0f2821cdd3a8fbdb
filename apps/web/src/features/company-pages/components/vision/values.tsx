import type { PageContent } from '@vitrine/contracts';
import { Cluster, Stack } from '../../../../components/layout/primitives.tsx';
import { Section } from '../../../../components/layout/section.tsx';
import { Card } from '../../../../components/ui/card.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import styles from './values.module.css';

const ID = 'values';

/** The values as cards of different sizes; the first stands in the other theme. */
export function Values({ content }: { content: PageContent<'vision-mission'>['values'] }) {
  return (
    <Section labelledBy={ID}>
      <Cluster gap={4} rowGap={2} align="end" justify="between" below={5} className={styles.head}>
        <h2 id={ID}>{content.title}</h2>
        <p className={styles.description}>{content.description}</p>
      </Cluster>
      <Stack as="ul" className={styles.cards}>
        {content.items.map((item, index) => (
          <Card
            key={item.title}
            as="li"
            tone={index === 0 ? 'inverse' : 'raised'}
            padding="large"
            className={styles.card}
          >
            <h3 className={styles.title}>{item.title}</h3>
            <p className={textStyle({ tone: 'muted', measure: 30 })}>{item.description}</p>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
