import {
  addressConfirmationWords,
  ConfirmAddress,
} from '#features/account/components/confirm-address.tsx';
import { useEmailConfirmation } from '#features/account/components/confirm-email.tsx';
import { AuthFrame } from '#features/auth/components/auth-frame.tsx';
import type { PageHead } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const head: PageHead = (context) =>
  pageHead(context, {
    title: m.account_confirm_address_title(),
    description: m.account_confirm_address_description(),
    path: paths.confirmAddress.to(),
    robots: 'noindex',
  });

export function Page() {
  const confirmation = useEmailConfirmation();
  return (
    <AuthFrame
      {...addressConfirmationWords(confirmation.state)}
      eyebrow={m.layout_your_account()}
      scene="day"
    >
      <ConfirmAddress {...confirmation} />
    </AuthFrame>
  );
}
