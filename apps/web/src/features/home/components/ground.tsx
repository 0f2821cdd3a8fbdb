import type { PageContent } from '@vitrine/contracts';
import { Section } from '../../../components/layout/section.tsx';
import { Prose } from '../../../components/ui/prose.tsx';
import styles from './ground.module.css';

interface GroundProps {
  content: PageContent<'home'>['aboutSection'];
}

const ID = 'about-us';

/** Who we are, with four figures split by hairlines. */
export function Ground({ content }: GroundProps) {
  return (
    <Section labelledBy={ID}>
      <div className={styles.grid}>
        <h2 id={ID} className={styles.title}>
          {content.title}
        </h2>
        <dl className={styles.stats}>
          {content.stats.map((stat) => (
            <div key={stat.title} className={styles.stat}>
              <dt className={styles.label}>{stat.title}</dt>
              <dd className={styles.value}>{stat.value}</dd>
            </div>
          ))}
        </dl>
        <Prose text={content.description} className={styles.text} />
      </div>
    </Section>
  );
}
