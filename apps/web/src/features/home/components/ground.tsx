import type { PageContent } from '@vitrine/contracts';
import { Grid, Stack } from '../../../components/layout/primitives.tsx';
import { Section } from '../../../components/layout/section.tsx';
import { Prose } from '../../../components/ui/prose.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
import styles from './ground.module.css';

interface GroundProps {
  content: PageContent<'home'>['aboutSection'];
}

const ID = 'about-us';

/** Who we are, with four figures split by hairlines. */
export function Ground({ content }: GroundProps) {
  return (
    <Section labelledBy={ID}>
      <Stack className={styles.grid}>
        <h2 id={ID} className={styles.title}>
          {content.title}
        </h2>
        <Grid as="dl" gap={0} rowGap={4} className={styles.stats}>
          {content.stats.map((stat) => (
            <div key={stat.title} className={styles.stat}>
              <dt className={textStyle({ tone: 'muted', size: 'small', leading: 'snug' })}>
                {stat.title}
              </dt>
              <dd className={styles.value}>{stat.value}</dd>
            </div>
          ))}
        </Grid>
        <Prose text={content.description} className={styles.text} />
      </Stack>
    </Section>
  );
}
