import {
  addressConfirmationWords,
  ConfirmAddress,
} from '#features/account/components/confirm-address.tsx';
import {
  ConfirmEmail,
  confirmationWords,
  useEmailConfirmation,
} from '#features/account/components/confirm-email.tsx';
import { AuthFrame } from '#features/auth/components/auth-frame.tsx';
import type { PageModule } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

/** Where the links in mails lead that confirm an address. */
export const pages = {
  email: {
    head: (context) =>
      pageHead(context, {
        title: m.account_confirm_email_title(),
        description: m.account_confirm_email_description(),
        path: paths.confirmEmail.to(),
        robots: 'noindex',
      }),
    Page: NewAddress,
  },
  address: {
    head: (context) =>
      pageHead(context, {
        title: m.account_confirm_address_title(),
        description: m.account_confirm_address_description(),
        path: paths.confirmAddress.to(),
        robots: 'noindex',
      }),
    Page: FirstAddress,
  },
} satisfies Record<string, PageModule>;

function NewAddress() {
  const confirmation = useEmailConfirmation();
  return (
    <AuthFrame
      {...confirmationWords(confirmation.state)}
      eyebrow={m.layout_your_account()}
      scene="day"
    >
      <ConfirmEmail {...confirmation} />
    </AuthFrame>
  );
}

function FirstAddress() {
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
