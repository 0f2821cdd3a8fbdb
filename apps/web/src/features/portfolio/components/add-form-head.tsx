import { m } from '#messages';
import { Button } from '../../../components/ui/button.tsx';
import { useIsTyped } from '../state/editor-store.ts';
import type { AdditionKind } from '../state/item-kinds.ts';
import styles from './add-item-form.module.css';

interface AddFormHeadProps {
  kind: AdditionKind;
  label: string;
  /** Folds the form away; without it the form stays. */
  onCancel: (() => void) | undefined;
}

/** What the form makes, and the way out of it while nothing is typed that would be lost. */
export function AddFormHead({ kind, label, onCancel }: AddFormHeadProps) {
  const typed = useIsTyped(kind);
  return (
    <div className={styles.head}>
      <p className={styles.title}>{label}</p>
      {onCancel && !typed ? (
        <Button variant="ghost" size="small" className={styles.cancel} onClick={onCancel}>
          {m.portfolio_cancel()}
        </Button>
      ) : null}
    </div>
  );
}
