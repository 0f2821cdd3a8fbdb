import type { ReactNode } from 'react';
import { m } from '#messages';
import { Stack } from '../layout/primitives.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The question, whole. */
  question: ReactNode;
  /** What the button does: 'Delete', not 'OK'. */
  confirmLabel: string;
  onConfirm: () => void;
  tone?: 'danger' | 'primary' | undefined;
  busy?: boolean | undefined;
  /** An alert, when the last try failed. */
  children?: ReactNode | undefined;
}

/** Asks before what cannot be undone. Cancel comes first, so that it has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, question, confirmLabel, onConfirm, busy, children } = props;
  return (
    <Dialog
      kind="alert"
      size="small"
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={question}
      dismissible={!busy}
    >
      <Stack gap={2}>{children}</Stack>
      <DialogActions>
        <Button
          variant="secondary"
          data-initial-focus=""
          disabled={busy}
          onClick={() => onOpenChange(false)}
        >
          {m.ui_cancel()}
        </Button>
        <Button variant={props.tone ?? 'danger'} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
