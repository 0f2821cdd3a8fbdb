import { type ReactNode, useId } from 'react';
import styles from './settings-part.module.css';

interface SettingsPartProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** What a part is about on the left, the part itself on the right; one under the other on a phone. */
export function SettingsPart({ title, text, children }: SettingsPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
