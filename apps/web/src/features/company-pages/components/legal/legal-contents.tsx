import { useId } from 'react';
import { m } from '#messages';
import { anchor } from '../../../../lib/text-parts.ts';
import styles from './legal-contents.module.css';

/** The parts of the page, as links to them. */
export function LegalContents({ titles }: { titles: readonly string[] }) {
  const id = useId();
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {m.company_contents()}
      </h2>
      <ol className={styles.list}>
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${anchor(title)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
