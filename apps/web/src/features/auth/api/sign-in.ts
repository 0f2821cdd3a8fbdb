import {
  type EndpointOutput,
  holds,
  type Locale,
  type SecondStep,
  type SignIn,
} from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { ApiError, NetworkError, SaidError } from '#lib/api-error.ts';
import { BrowserStorage } from '#lib/browser-storage.ts';
import { type Session, session } from '#lib/session.ts';
import { KNOWN_DEVICE } from '#lib/storage-keys.ts';
import { m } from '#messages';

const storage = new BrowserStorage('localStorage');

/** The right password of an account that may not enter here. */
class NotAnAdministratorError extends SaidError {
  override name = 'NotAnAdministratorError';
}

/** A session, not stored yet; or what is wanted beside the password. */
export type SignInOutcome = { session: SignedIn } | { wanted: SecondStep };

/** A session that has begun, with the mark by which the server knows this device again. */
export interface SignedIn extends Session {
  device: string | undefined;
  /** That of the account, where it has one. */
  language?: Locale | undefined;
}

/** The session of an answer that signs someone in. */
export const sessionOf = (answer: EndpointOutput<'secondFactor.code'>): SignedIn => ({
  token: answer.access_token,
  refreshToken: answer.refresh_token,
  ...answer.user,
  device: answer.device,
});

/** Signs in with a password. */
export async function signIn(api: ApiClient, form: SignIn): Promise<SignInOutcome> {
  const body = { ...form, device: storage.get(KNOWN_DEVICE) };
  const answer = await api.call('auth.login', { body });
  if ('second_step' in answer) return { wanted: answer.second_step };
  return { session: sessionOf(answer) };
}

/** Signs in with a password at the back-office. */
export async function signInAsAdmin(api: ApiClient, form: SignIn): Promise<SignInOutcome> {
  const body = { ...form, username: form.email, device: storage.get(KNOWN_DEVICE) };
  const answer = await api.call('auth.adminLogin', { body });
  if ('second_step' in answer) return { wanted: answer.second_step };
  const { access, refresh, role, email, language, device } = answer;
  return { session: { token: access, refreshToken: refresh, role, email, language, device } };
}

/** Keeps what the server knows this device by, for the next sign-in. */
export function startSession({ device, language: _, ...signedIn }: SignedIn): void {
  storage.set(KNOWN_DEVICE, device);
  session.start(signedIn);
}

/**
 * Anyone who may enter the back-office.
 * @throws NotAnAdministratorError for every other account; the session it was given is ended
 */
export function requireAdministrator(api: ApiClient, signedIn: SignedIn): SignedIn {
  if (holds(signedIn.role, 'office')) return signedIn;
  // Not awaited: if it fails, the unused session expires by itself.
  void api.call('auth.logout', {}, { bearer: signedIn.token }).catch(() => undefined);
  throw new NotAnAdministratorError(m.auth_admin_only());
}

/** What the banner above a sign-in form says (SGN-05). */
export function signInFailure(error: unknown): string {
  if (error instanceof NetworkError) return m.auth_login_failed();
  if (error instanceof SaidError) return error.message;
  return (error instanceof ApiError && error.detail) || m.auth_login_failed();
}

/** What the banner above the registration form says (REG-05). */
export function registrationFailure(error: unknown): string {
  if (error instanceof SaidError) return error.message;
  return (error instanceof ApiError && error.detail) || m.auth_register_failed();
}

/** What the page that changed the password says to the sign-in page. */
export const passwordChanged = { passwordChanged: true } as const;

export const isPasswordChanged = (state: unknown): boolean =>
  state !== null && typeof state === 'object' && 'passwordChanged' in state;

/** Whether the guard of an area sent someone here whose session the server had ended. */
export const isSessionEnded = (state: unknown): boolean =>
  state !== null && typeof state === 'object' && 'ended' in state && state.ended === true;
