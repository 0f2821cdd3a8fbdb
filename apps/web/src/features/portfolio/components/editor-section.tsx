import { type ReactNode, useId } from 'react';
import { Card } from '../../../components/ui/card.tsx';
import styles from './editor.module.css';

interface EditorSectionProps {
  /** For links to it. */
  id?: string | undefined;
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** One part of the portfolio in the editor. */
export function EditorSection({ id, title, hint, children }: EditorSectionProps) {
  const headingId = useId();
  return (
    <Card as="section" id={id} aria-labelledby={headingId} className={styles.section}>
      <div>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
      </div>
      {children}
    </Card>
  );
}
