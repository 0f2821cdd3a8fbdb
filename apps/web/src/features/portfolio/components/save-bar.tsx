import type { ReactNode } from 'react';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { m } from '#messages';
import { SaveConflict } from '../api/save-portfolio.ts';
import styles from './editor.module.css';
import { FailureAlert, RetryAlert } from './failure-alert.tsx';

interface SaveBarProps {
  unsaved: boolean;
  /** The browser cannot keep unsaved edits for later. */
  draftsOff: boolean;
  saving: boolean;
  /** Something is still being added or deleted: a save would undo it. */
  waiting: boolean;
  onSave: () => void;
  onCancel: () => void;
  /** What went wrong, above the buttons that try again. */
  children?: ReactNode | undefined;
}

function stateOf({ unsaved, draftsOff }: Pick<SaveBarProps, 'unsaved' | 'draftsOff'>): string {
  if (!unsaved) return m.portfolio_nothing_unsaved();
  return draftsOff ? m.portfolio_unsaved_drafts_off() : m.portfolio_unsaved();
}

/** Save and cancel, always within reach of the thumb. */
export function SaveBar(props: SaveBarProps) {
  const { saving, waiting, onSave, onCancel, children } = props;
  return (
    <Stack gap={1} above={3} className={styles.bar}>
      {children}
      <Row gap={1} align="center" className={styles.row}>
        <p className={styles.state}>{stateOf(props)}</p>
        <Button variant="secondary" disabled={saving || waiting} onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
        <Button busy={saving} disabled={waiting} onClick={onSave}>
          {saving ? m.form_saving() : m.area_save_changes()}
        </Button>
      </Row>
    </Stack>
  );
}

interface SaveFailureAlertProps {
  error: Error | null;
  busy: boolean;
  onRetry: () => void;
  /** Opens the choice between what both sides changed. */
  onDecide: () => void;
}

/** Why it was not saved, and what to do about it. */
export function SaveFailureAlert({ error, busy, onRetry, onDecide }: SaveFailureAlertProps) {
  if (!(error instanceof SaveConflict)) {
    return (
      <RetryAlert title={m.portfolio_failed_save()} error={error} onRetry={onRetry} busy={busy} />
    );
  }
  return (
    <FailureAlert
      title={m.portfolio_failed_save()}
      reason={error.message}
      action={
        <Button size="small" variant="secondary" onClick={onDecide}>
          {m.portfolio_conflict_choose()}
        </Button>
      }
    />
  );
}
