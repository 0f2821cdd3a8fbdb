import { m } from '#messages';
import { ApiError, NetworkError } from '../../lib/api-error.ts';

/** What a visitor is told when a form did not go through; the form keeps what was typed. */
export function sendFailure(error: unknown): string {
  if (error instanceof NetworkError) return m.public_form_unreachable();
  if (!(error instanceof ApiError)) return m.form_failed();
  if (error.status === 429) return m.public_form_too_many();
  return (error.status < 500 && error.detail) || m.form_failed();
}

/** What the server said of single fields, by their names. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.errors.map(({ path, message }) => [path, message]));
}
