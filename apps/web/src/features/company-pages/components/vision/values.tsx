import type { PageContent } from '@vitrine/contracts';
import { Section } from '../../../../components/layout/section.tsx';
import { Card } from '../../../../components/ui/card.tsx';
import styles from './values.module.css';

const ID = 'values';

/** The values as cards of different sizes; the first stands in the other theme. */
export function Values({ content }: { content: PageContent<'vision-mission'>['values'] }) {
  return (
    <Section labelledBy={ID}>
      <div className={styles.head}>
        <h2 id={ID}>{content.title}</h2>
        <p className={styles.description}>{content.description}</p>
      </div>
      <ul className={styles.cards}>
        {content.items.map((item, index) => (
          <Card
            key={item.title}
            as="li"
            tone={index === 0 ? 'inverse' : 'raised'}
            padding="large"
            className={styles.card}
          >
            <h3 className={styles.title}>{item.title}</h3>
            <p className={styles.text}>{item.description}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
