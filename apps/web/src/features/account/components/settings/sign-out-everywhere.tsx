import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { m } from '#messages';
import { Alert } from '../../../../components/feedback/alert.tsx';
import { useToast } from '../../../../components/feedback/toast-context.ts';
import { Button } from '../../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog.tsx';
import { useApi } from '../../../../lib/api-context.ts';
import { session } from '../../../../lib/session.ts';
import { forgetPerson } from '../../forget-person.ts';

/** Ends every session after a question, and then this browser's own. */
export function SignOutEverywhere({ signIn }: { signIn: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [asking, ask] = useState(false);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => api.call('account.sessions.endAll'),
    onSuccess: async () => {
      await forgetPerson(session, queries);
      toast({ message: m.account_sessions_ended_all() });
      await navigate(signIn, { replace: true });
    },
  });
  return (
    <div>
      <Button variant="secondary" onClick={() => ask(true)}>
        {m.account_sessions_end_all()}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={ask}
        title={m.account_sessions_end_all_title()}
        question={m.account_sessions_end_all_question()}
        confirmLabel={m.account_sessions_end_all()}
        busy={isPending}
        onConfirm={() => mutate()}
      >
        {isError ? <Alert tone="danger">{m.account_sessions_end_all_failed()}</Alert> : null}
      </ConfirmDialog>
    </div>
  );
}
