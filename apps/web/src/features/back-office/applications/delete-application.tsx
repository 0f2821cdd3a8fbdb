import type { Application } from '@vitrine/contracts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { failureReason } from '../components/failure-reason.ts';
import { useDeleteApplication } from './application-changes.ts';

interface DeleteApplicationProps {
  application: Application;
  onDeleted: () => void;
}

export function DeleteApplication({ application, onDeleted }: DeleteApplicationProps) {
  const { id, name } = application;
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const deletion = useDeleteApplication(id);
  const ask = (open: boolean) => {
    deletion.reset();
    setAsking(open);
  };
  const confirm = () =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        toast({ message: m.admin_applications_deleted({ name }) });
        onDeleted();
      },
    });
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => ask(true)}>
        <Trash2 size={18} aria-hidden="true" />
        {m.admin_applications_delete()}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={ask}
        title={m.admin_applications_delete_title()}
        question={m.admin_applications_delete_question({ name })}
        confirmLabel={m.admin_applications_delete()}
        busy={deletion.isPending}
        onConfirm={confirm}
      >
        {deletion.error ? (
          <Alert tone="danger" title={m.admin_applications_delete_failed()}>
            {failureReason(deletion.error)}
          </Alert>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
