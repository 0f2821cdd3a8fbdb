import type { UseMutationResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { failureReason } from '#lib/failure-reason.ts';
import { Alert } from '../feedback/alert.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmActionProps
  extends Pick<
    ComponentProps<typeof ConfirmDialog>,
    'title' | 'question' | 'confirmLabel' | 'tone' | 'children'
  > {
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
