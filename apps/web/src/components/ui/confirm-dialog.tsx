import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';
import { Alert } from '../feedback/alert.tsx';
import { Stack } from '../layout/primitives.tsx';
import { Button, type ButtonLook } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

interface Question {
  title: string;
  /** The question, whole. */
  question: ReactNode;
  /** What the button does: 'Delete', not 'OK'. */
  confirmLabel: string;
  tone?: 'danger' | 'primary' | undefined;
  /** Whether it cannot be done now; the children say why. */
  impossible?: boolean | undefined;
  /** More to know, or an alert when the last try failed. */
  children?: ReactNode | undefined;
}

interface ConfirmDialogProps extends Question {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
  busy?: boolean | undefined;
}

/** Asks before what cannot be undone. Cancel comes first, so that it has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, confirmLabel, onConfirm, tone = 'danger', ...rest } = props;
  const { impossible, busy, children, ...dialog } = rest;
  return (
    <Dialog {...dialog} kind="alert" size="small" description={question} dismissible={!busy}>
      <Stack gap={2}>{children}</Stack>
      <DialogActions>
        <Button
          variant="secondary"
          data-initial-focus=""
          disabled={busy}
          onClick={() => dialog.onOpenChange(false)}
        >
          {m.ui_cancel()}
        </Button>
        <Button variant={tone} busy={busy} disabled={impossible} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ConfirmActionProps extends Question {
  action: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending' | 'error'>;
  /** What did not work, when it did not. */
  failed: string;
  onClose: () => void;
}

/** Asks before something is done, and stays with the reason when it fails. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { action, failed, onClose, children, ...question } = props;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      busy={action.isPending}
      onConfirm={() => action.mutate()}
      {...question}
    >
      {children}
      {action.error ? (
        <Alert tone="danger" title={failed}>
          {failureReason(action.error)}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}

interface ConfirmButtonProps extends Omit<ConfirmActionProps, 'onClose'> {
  action: UseMutationResult<unknown, Error, void>;
  /** How the button looks that asks; what it says are the children. */
  button?: ButtonLook & { className?: string | undefined; disabled?: boolean; title?: string };
}

/** A button that asks before it does something, and says why when that fails. */
export function ConfirmButton({ button, children, ...question }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  const ask = (open: boolean) => {
    question.action.reset();
    setAsking(open);
  };
  return (
    <>
      <Button {...button} onClick={() => ask(true)}>
        {children}
      </Button>
      {asking ? <ConfirmAction {...question} onClose={() => ask(false)} /> : null}
    </>
  );
}
