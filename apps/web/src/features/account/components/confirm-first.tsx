import { type ComponentType, lazy, Suspense } from 'react';
import { useEndpoint } from '#lib/endpoint-query.ts';

/** Most people have confirmed their address: the notice comes to those who have not. */
const Notice = lazy(async (): Promise<{ default: ComponentType<{ email: string }> }> => {
  try {
    return { default: (await import('./unconfirmed-notice.tsx')).UnconfirmedNotice };
  } catch {
    // the screen does without it
    return { default: () => null };
  }
});

/** Says that messages are not mailed yet, where the address of the account is not confirmed. */
export function ConfirmFirst() {
  const { data: account } = useEndpoint('account.get');
  if (!account || account.emailConfirmed) return null;
  return (
    <Suspense>
      <Notice email={account.email} />
    </Suspense>
  );
}
