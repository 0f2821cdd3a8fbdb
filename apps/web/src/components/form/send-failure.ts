import { ApiError, NetworkError } from '#lib/api-error.ts';
import { m } from '#messages';

/** What a visitor reads when a form did not go through; the form keeps what was typed. */
export function sendFailure(error: unknown): string {
  if (error instanceof NetworkError) return m.public_form_unreachable();
  if (!(error instanceof ApiError)) return m.public_form_failed();
  // each field says for itself what is wrong with it
  if (error.errors.length > 0) return m.public_form_fields();
  // the server knows when there is room again
  if (error.status === 429) return kept(error.detail ?? m.public_form_too_many());
  if (error.status === 503) return m.public_form_busy();
  const isForPeople = error.status < 500 || error.status === 507;
  return isForPeople && error.detail ? kept(error.detail) : m.public_form_failed();
}

const kept = (reason: string) => `${reason} ${m.public_form_kept()}`;

/** What the server said of single fields, by their names. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.errors.map(({ path, message }) => [path, message]));
}
