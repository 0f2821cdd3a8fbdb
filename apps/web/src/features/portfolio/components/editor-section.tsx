import { type ReactNode, useId } from 'react';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Card } from '#components/ui/card.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import styles from './editor.module.css';

interface EditorSectionProps {
  /** For links to it. */
  id?: string | undefined;
  title: string;
  hint?: string | undefined;
  /** It holds nothing yet: one line, until it is opened. */
  empty?: boolean | undefined;
  children: ReactNode;
}

/** One part of the portfolio in the editor. */
export function EditorSection({ id, title, hint, empty, children }: EditorSectionProps) {
  const headingId = useId();
  return (
    <Card
      as="section"
      id={id}
      aria-labelledby={headingId}
      data-empty={empty || undefined}
      className={layoutClass('stack', { gap: 3 }, styles.section)}
    >
      <div>
        <h2 id={headingId} className={textStyle({ size: 3 })}>
          {title}
        </h2>
        {hint ? (
          <p className={textStyle({ tone: 'muted', size: 'small', above: 0.5 })}>{hint}</p>
        ) : null}
      </div>
      {children}
    </Card>
  );
}
