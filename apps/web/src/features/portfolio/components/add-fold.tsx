import { Plus } from 'lucide-react';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/ui/button.tsx';
import { useIsTyped } from '../state/editor-store.ts';
import type { AdditionKind } from '../state/item-kinds.ts';
import styles from './add-item-form.module.css';

interface AddFoldProps {
  kind: AdditionKind;
  /** Whether the list holds something; an empty one asks for its first item at once. */
  filled: boolean;
  /** What the button says that opens the form. */
  label: string;
  /** The form. It folds itself when its item is added. */
  children: (fold: () => void) => ReactNode;
}

/** The form for another item waits behind a button, but never with something typed in it. */
export function AddFold({ kind, filled, label, children }: AddFoldProps) {
  const typed = useIsTyped(kind);
  const [open, setOpen] = useState(false);
  // Emptied by hand it stays: it must not fold away under the fingers.
  if (typed && !open) setOpen(true);
  const shown = open || typed || !filled;
  const place = useRef<HTMLDivElement>(null);
  const fold = useCallback(() => setOpen(false), []);
  const wasShown = useRef(shown);

  useLayoutEffect(() => {
    const folded = wasShown.current && !shown;
    wasShown.current = shown;
    // The focus went with the form, unless the person is somewhere else by now.
    if (folded && document.activeElement === document.body) {
      place.current?.querySelector('button')?.focus();
    }
  }, [shown]);

  const unfold = () => {
    // Within the click itself: else a phone shows no keyboard.
    flushSync(() => setOpen(true));
    place.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    <div ref={place}>
      {shown ? (
        children(fold)
      ) : (
        <Button variant="secondary" className={styles.opener} onClick={unfold}>
          <Plus size={18} aria-hidden="true" />
          {label}
        </Button>
      )}
    </div>
  );
}
