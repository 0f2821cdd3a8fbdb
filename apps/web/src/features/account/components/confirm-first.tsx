import { useEndpoint } from '#lib/endpoint-query.ts';
import { LoadedCode, useLoadedCode } from '#lib/loaded-code.ts';

/** Most people have confirmed their address: the notice comes to those who have not. */
const notice = new LoadedCode(
  async () => (await import('./unconfirmed-notice.tsx')).UnconfirmedNotice,
);

/**
 * Says that messages are not mailed yet, where the address of the account is not confirmed. The
 * screen does without it where its code does not come.
 */
export function ConfirmFirst() {
  const { data: account } = useEndpoint('account.get');
  const isNeeded = account?.emailConfirmed === false;
  const { code: Notice } = useLoadedCode(notice, isNeeded);
  return isNeeded && Notice ? <Notice email={account.email} /> : null;
}
