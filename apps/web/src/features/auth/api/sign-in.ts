import type { SignIn } from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { BrowserStorage } from '#lib/browser-storage.ts';
import type { Session } from '#lib/session.ts';
import { KNOWN_DEVICE } from '#lib/storage-keys.ts';
import { m } from '#messages';

const storage = new BrowserStorage('localStorage');

/** The right password of an account that may not enter here. */
class NotAnAdministratorError extends Error {
  override name = 'NotAnAdministratorError';
}

/** Signs in; what comes back is not stored yet. */
export async function signIn(api: ApiClient, form: SignIn): Promise<Session> {
  const body = { ...form, device: storage.get(KNOWN_DEVICE) };
  const { access_token, refresh_token, user, device } = await api.call('auth.login', { body });
  storage.set(KNOWN_DEVICE, device);
  return { token: access_token, refreshToken: refresh_token, role: user.role, email: user.email };
}

/**
 * Signs in at the back-office.
 * @throws NotAnAdministratorError for every other account; the session it was given is ended
 */
export async function signInAsAdmin(api: ApiClient, form: SignIn): Promise<Session> {
  const body = { ...form, username: form.email, device: storage.get(KNOWN_DEVICE) };
  const answer = await api.call('auth.adminLogin', { body });
  const { is_admin, access, refresh, role, email, device } = answer;
  if (is_admin) {
    storage.set(KNOWN_DEVICE, device);
    return { token: access, refreshToken: refresh, role, email };
  }
  // Not awaited: if it fails, the unused session expires by itself.
  void api.call('auth.logout', {}, { bearer: access }).catch(() => undefined);
  throw new NotAnAdministratorError();
}

/** What the banner above a sign-in form says (SGN-05). */
export function signInFailure(error: unknown): string {
  if (error instanceof NotAnAdministratorError) return m.auth_admin_only();
  return (error instanceof ApiError && error.detail) || m.auth_login_failed();
}

/** What the banner above the registration form says (REG-05). */
export function registrationFailure(error: unknown): string {
  if (error instanceof ApiError) return error.detail ?? m.auth_register_failed();
  return (error instanceof Error && error.message) || m.auth_register_failed();
}

/** What the sign-in page is told by the page that changed the password. */
export const passwordChanged = { passwordChanged: true } as const;

export const isPasswordChanged = (state: unknown): boolean =>
  state !== null && typeof state === 'object' && 'passwordChanged' in state;
