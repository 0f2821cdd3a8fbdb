import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Account } from '@vitrine/contracts';
import { m } from '#messages';
import { Alert } from '../../../../components/feedback/alert.tsx';
import { useToast } from '../../../../components/feedback/toast-context.ts';
import { Button } from '../../../../components/ui/button.tsx';
import { useApi } from '../../../../lib/api-context.ts';
import { endpointKey } from '../../../../lib/endpoint-query.ts';

interface PendingEmailProps {
  email: string;
  pendingEmail: string;
}

/** A new address waits for its link to be opened; until then the change can be taken back. */
export function PendingEmail({ email, pendingEmail }: PendingEmailProps) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('account.cancelEmail'),
    onSuccess: () => {
      queries.setQueryData<Account>(
        endpointKey('account.get'),
        (account) => account && { ...account, pendingEmail: null },
      );
      toast({ message: m.account_pending_cancelled() });
    },
    onError: () => toast({ message: m.account_pending_cancel_failed(), tone: 'danger' }),
  });
  return (
    <Alert
      title={m.account_pending_title({ email: pendingEmail })}
      action={
        <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate()}>
          {m.account_pending_cancel()}
        </Button>
      }
    >
      {m.account_pending_text({ email })}
    </Alert>
  );
}
