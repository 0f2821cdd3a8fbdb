import { m } from '#messages';
import { ApiError } from '../../../lib/api-error.ts';
import { NotAnAdministratorError } from './sign-in.ts';

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
