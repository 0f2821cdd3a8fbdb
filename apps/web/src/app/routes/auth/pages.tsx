import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#components/feedback/loaded.tsx';
import { requireAdministrator, signIn, signInAsAdmin } from '#features/auth/api/sign-in.ts';
import { AuthFrame } from '#features/auth/components/auth-frame.tsx';
import { ForgotPassword, ForgotPasswordSent } from '#features/auth/components/forgot-password.tsx';
import { Invitation, invitedAs } from '#features/auth/components/invitation.tsx';
import { Registration, RegistrationDone } from '#features/auth/components/registration.tsx';
import { NewLink, ResetPassword } from '#features/auth/components/reset-password.tsx';
import { SignIn } from '#features/auth/components/sign-in.tsx';
import { type Newcomer, useNewcomer } from '#features/auth/newcomer.ts';
import { useOwnArea } from '#features/auth/own-area.ts';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { endpointQuery, useEndpoint } from '#lib/endpoint-query.ts';
import { useHolds } from '#lib/office-pages.ts';
import type { PageHead, PageModule } from '#lib/page.ts';
import { pageHead } from '#lib/page-head.ts';
import { paths } from '#lib/paths.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { useMailedToken } from '#lib/use-mailed-token.ts';
import { m } from '#messages';

const headOf =
  (title: () => string, description: () => string, path: string, robots?: 'noindex'): PageHead =>
  (context) =>
    pageHead(context, { title: title(), description: description(), path, robots });

/** Signing in, joining, and coming back without a password; they load together (build/chunks.ts). */
export const pages = {
  login: {
    head: headOf(m.auth_sign_in_title, m.auth_sign_in_description, paths.login.to()),
    Page: Login,
  },
  'admin-login': {
    head: headOf(m.auth_admin_title, m.auth_admin_description, paths.adminLogin.to(), 'noindex'),
    Page: AdminLogin,
  },
  register: {
    head: headOf(m.auth_register_title, m.auth_register_description, paths.register.to()),
    Page: Register,
  },
  'forgot-password': {
    head: headOf(
      m.auth_forgot_title,
      m.auth_forgot_description,
      paths.forgotPassword.to(),
      'noindex',
    ),
    Page: ForgottenPassword,
  },
  'reset-password': {
    head: headOf(
      m.auth_reset_heading,
      m.auth_reset_description,
      paths.resetPassword.to(),
      'noindex',
    ),
    Page: NewPassword,
  },
  invitation: {
    head: headOf(
      m.auth_invitation_title,
      m.auth_invitation_description,
      paths.invitation.to(),
      'noindex',
    ),
    Page: Invited,
  },
} satisfies Record<string, PageModule>;

/** Both /login and /user/login. */
function Login() {
  const area = useOwnArea();
  const newcomer = useNewcomer();
  // the server makes one page for everyone
  const greeted = useHydrated() ? newcomer : undefined;
  const words = greeted
    ? { title: m.auth_newcomer_title({ name: greeted.firstName }), lead: m.auth_newcomer_lead() }
    : { title: m.auth_welcome_back(), lead: m.auth_sign_in_lead() };
  return (
    <AuthFrame {...words} eyebrow={m.layout_your_account()} scene="night">
      <SignIn signIn={signIn} area={area} />
    </AuthFrame>
  );
}

/** Anyone who is signed in as a user may still sign in here as an administrator. */
function AdminLogin() {
  const area = useOwnArea();
  const isStaff = useHolds('office');
  const words = { title: m.auth_welcome_back(), lead: m.auth_admin_lead() };
  return (
    <AuthFrame {...words} eyebrow={m.app_admin_title()} scene="day">
      <SignIn
        signIn={signInAsAdmin}
        accept={requireAdministrator}
        area={isStaff ? area : undefined}
      />
    </AuthFrame>
  );
}

function Register() {
  const [newcomer, setNewcomer] = useState<Newcomer>();
  const words = newcomer
    ? { title: m.auth_register_done_heading(), lead: m.auth_register_done_text() }
    : { title: m.auth_register_heading(), lead: m.auth_register_lead() };
  return (
    <AuthFrame {...words} eyebrow={m.auth_register_eyebrow()} scene="dawn">
      {newcomer ? <RegistrationDone newcomer={newcomer} /> : <Registration onDone={setNewcomer} />}
    </AuthFrame>
  );
}

function ForgottenPassword() {
  const [email, setEmail] = useState<string>();
  const words = email
    ? { title: m.auth_forgot_sent_heading(), lead: m.auth_forgot_sent_text({ email }) }
    : { title: m.auth_forgot_heading(), lead: m.auth_forgot_lead() };
  return (
    <AuthFrame {...words} eyebrow={m.auth_forgot_title()} scene="night">
      {email ? (
        <ForgotPasswordSent onAgain={() => setEmail(undefined)} />
      ) : (
        <ForgotPassword onSent={setEmail} />
      )}
    </AuthFrame>
  );
}

function NewPassword() {
  const token = useMailedToken();
  const [ended, setEnded] = useState(false);
  return (
    <AuthFrame {...resetWords(ended, token)} eyebrow={m.auth_forgot_title()} scene="night">
      {ended || token === null ? (
        <NewLink />
      ) : (
        <ResetPassword token={token ?? ''} onEnded={() => setEnded(true)} />
      )}
    </AuthFrame>
  );
}

/** Welcomes who was invited, by name. */
function Invited() {
  const token = useMailedToken();
  const company = useEndpoint('pages.company.get').data?.name;
  const [ended, setEnded] = useState(false);
  const invitation = useQuery({
    ...endpointQuery(useApi(), 'auth.invitation', { body: { token: token ?? '' } }),
    enabled: Boolean(token),
    // asked again it would have ended: this page accepts it
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data, error } = invitation;
  const isOver = ended || (error instanceof ApiError && error.code === 'malformed');
  if (isOver || token === null) {
    return (
      <AuthFrame
        {...resetWords(isOver, token)}
        {...(isOver && { lead: m.auth_invitation_ended() })}
        eyebrow={m.auth_invitation_title()}
        scene="dawn"
      >
        <NewLink />
      </AuthFrame>
    );
  }
  const title = company
    ? m.auth_invitation_welcome({ company: `${company.first} ${company.second}`.trim() })
    : m.auth_invitation_title();
  return (
    <AuthFrame
      title={title}
      lead={data && invitedAs(data)}
      eyebrow={m.auth_invitation_title()}
      scene="dawn"
    >
      <Loaded of={{ invited: invitation }}>
        {({ invited }) => (
          <Invitation token={token ?? ''} invited={invited} onEnded={() => setEnded(true)} />
        )}
      </Loaded>
    </AuthFrame>
  );
}

function resetWords(ended: boolean, token: string | null | undefined) {
  if (ended) return { title: m.mailed_link_ended(), lead: m.auth_link_ended_text() };
  if (token === null) {
    return { title: m.mailed_link_incomplete(), lead: m.auth_link_incomplete_text() };
  }
  return { title: m.auth_reset_heading(), lead: m.auth_reset_lead() };
}
