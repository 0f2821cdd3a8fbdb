import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import styles from './editor.module.css';
import items from './items.module.css';

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

interface FoldedSectionProps
  extends Pick<EditorSectionProps, 'id' | 'title' | 'hint' | 'children'> {
  /** What there is to do in it, on the button that opens it. */
  opens: ReactNode;
  /** There is something in it to be seen: it is open by itself. */
  filled?: boolean | undefined;
}

/** A part that is one line until someone asks for it; once open it stays. */
export function FoldedSection({ opens, filled = false, ...section }: FoldedSectionProps) {
  const [open, setOpen] = useState(filled);
  if (filled && !open) setOpen(true);
  const place = useRef<HTMLDivElement>(null);
  const unfold = () => {
    // Within the click itself: the button that has the focus goes with it.
    flushSync(() => setOpen(true));
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  if (!open) {
    return (
      <EditorSection id={section.id} title={section.title} empty>
        <Button variant="secondary" className={items.add} data-unfolds onClick={unfold}>
          {opens}
        </Button>
      </EditorSection>
    );
  }
  return (
    <EditorSection {...section}>
      <div ref={place} className={layoutClass('stack', { gap: 3 })}>
        {section.children}
      </div>
    </EditorSection>
  );
}
