import { useMutation } from '@tanstack/react-query';
import { Alert } from '#components/feedback/alert.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { useApi } from '#lib/api-context.ts';
import { m } from '#messages';

/** What is written to someone whose address is not confirmed waits in the dashboard; and how to change that. */
export function UnconfirmedNotice({ email }: { email: string }) {
  const api = useApi();
  const { mutate, isPending, isSuccess, isError } = useMutation({
    mutationFn: () => api.call('account.sendConfirmation'),
  });
  return (
    <Stack below={3}>
      <Alert
        tone={isError ? 'danger' : isSuccess ? 'success' : 'info'}
        title={m.account_unconfirmed_title()}
        action={
          isSuccess ? undefined : (
            <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
              {m.account_unconfirmed_send()}
            </Button>
          )
        }
      >
        {words(email, isSuccess, isError)}
      </Alert>
    </Stack>
  );
}

function words(email: string, isSent: boolean, isFailed: boolean): string {
  if (isSent) return m.account_unconfirmed_sent({ email });
  return isFailed ? m.account_unconfirmed_failed() : m.account_unconfirmed_text({ email });
}
