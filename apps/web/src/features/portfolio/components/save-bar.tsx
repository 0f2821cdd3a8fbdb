import type { ReactNode } from 'react';
import { m } from '#messages';
import { Button } from '../../../components/ui/button.tsx';
import styles from './save-bar.module.css';

interface SaveBarProps {
  unsaved: boolean;
  saving: boolean;
  /** Something is still being added or deleted: a save would undo it. */
  waiting: boolean;
  onSave: () => void;
  onCancel: () => void;
  /** What went wrong, above the buttons that try again. */
  children?: ReactNode | undefined;
}

/** Save and cancel, always within reach of the thumb. */
export function SaveBar(props: SaveBarProps) {
  const { unsaved, saving, waiting, onSave, onCancel, children } = props;
  return (
    <div className={styles.bar}>
      {children}
      <div className={styles.row}>
        <p className={styles.state}>
          {unsaved ? m.portfolio_unsaved() : m.portfolio_nothing_unsaved()}
        </p>
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
