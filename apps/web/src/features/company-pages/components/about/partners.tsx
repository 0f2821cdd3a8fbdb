import type { PageContent } from '@vitrine/contracts';
import { Section } from '../../../../components/layout/section.tsx';
import { EntryRows } from '../shared/entry-rows.tsx';
import styles from './partners.module.css';

const ID = 'partners';

/** Who made what with us. */
export function Partners({ content }: { content: PageContent<'about'>['partners'] }) {
  return (
    <Section labelledBy={ID}>
      <h2 id={ID}>{content.title}</h2>
      <p className={styles.description}>{content.description}</p>
      <EntryRows
        entries={content.items.map(({ name, role, description }) => ({
          title: name,
          note: role,
          text: description,
        }))}
      />
    </Section>
  );
}
