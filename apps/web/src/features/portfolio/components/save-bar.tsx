import type { ReactNode } from 'react';
import { m } from '#messages';
import { Button } from '../../../components/ui/button.tsx';
import styles from './save-bar.module.css';

interface SaveBarProps {
  unsaved: boolean;
  /** The browser cannot keep unsaved edits for later. */
  unkept: boolean;
  saving: boolean;
  /** Something is still being added or deleted: a save would undo it. */
  waiting: boolean;
  onSave: () => void;
  onCancel: () => void;
  /** What went wrong, above the buttons that try again. */
  children?: ReactNode | undefined;
}

function stateOf({ unsaved, unkept }: Pick<SaveBarProps, 'unsaved' | 'unkept'>): string {
  if (!unsaved) return m.portfolio_nothing_unsaved();
  return unkept ? m.portfolio_unsaved_unkept() : m.portfolio_unsaved();
}

/** Save and cancel, always within reach of the thumb. */
export function SaveBar(props: SaveBarProps) {
  const { saving, waiting, onSave, onCancel, children } = props;
  return (
    <div className={styles.bar}>
      {children}
      <div className={styles.row}>
        <p className={styles.state}>{stateOf(props)}</p>
        <Button variant="secondary" disabled={saving || waiting} onClick={onCancel}>
          {m.portfolio_cancel()}
        </Button>
        <Button busy={saving} disabled={waiting} onClick={onSave}>
          {saving ? m.portfolio_saving() : m.portfolio_save()}
        </Button>
      </div>
    </div>
  );
}
