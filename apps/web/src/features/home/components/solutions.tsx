import type { PageContent } from '@vitrine/contracts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { Cluster, Stack } from '../../../components/layout/primitives.tsx';
import { Section } from '../../../components/layout/section.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { paths } from '../../../lib/paths.ts';
import styles from './solutions.module.css';

interface SolutionsProps {
  content: PageContent<'home'>['solutions'];
}

const ID = 'solutions';

/** The first card is large and stands in the other theme; the rest follow beside it. */
export function Solutions({ content }: SolutionsProps) {
  return (
    <Section labelledBy={ID} space="none" className={styles.section}>
      <Cluster gap={4} rowGap={2} align="end" justify="between" below={5}>
        <h2 id={ID} className={styles.title}>
          {content.title}
        </h2>
        <Link to={paths.solutions.to()} className={styles.all}>
          {m.home_all_solutions()}
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </Cluster>
      <Stack as="ul" className={styles.cards}>
        {content.cards.map((card, index) => (
          <Card
            key={card.title}
            as="li"
            tone={index === 0 ? 'inverse' : 'raised'}
            padding="large"
            className={styles.card}
          >
            <h3>{card.title}</h3>
            <p className={styles.text}>{card.description}</p>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
