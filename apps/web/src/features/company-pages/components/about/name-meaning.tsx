import type { Company, PageContent } from '@vitrine/contracts';
import { Stack } from '../../../../components/layout/primitives.tsx';
import { Section } from '../../../../components/layout/section.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import styles from './name-meaning.module.css';

interface NameMeaningProps {
  content: PageContent<'about'>['identitySection'];
  name: Company['name'];
}

const ID = 'identity';

/** The two parts of the name, each with what it says. */
export function NameMeaning({ content, name }: NameMeaningProps) {
  const { meaning } = content;
  return (
    <Section labelledBy={ID}>
      <h2 id={ID}>{content.title}</h2>
      <p
        className={textStyle({ tone: 'muted', size: 'lead', leading: 1.5, measure: 30, above: 2 })}
      >
        {content.description}
      </p>
      <Stack as="dl" gap={6} above={6} className={styles.words}>
        <div>
          <dt className={styles.word}>{name.first}</dt>
          <dd className={styles.meaning}>{meaning.first}</dd>
        </div>
        <div>
          <dt className={styles.word}>{name.second}</dt>
          <dd className={styles.meaning}>{meaning.second}</dd>
        </div>
      </Stack>
    </Section>
  );
}
