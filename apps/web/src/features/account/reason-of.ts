import { m } from '#messages';
import { ApiError, NetworkError } from '../../lib/api-error.ts';

/** The server's own words, or that it could not be asked; undefined when nothing is known. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.detail;
  return error instanceof NetworkError ? m.account_no_network() : undefined;
}

/** Why the settings were not saved (SET-03). */
export function saveFailure(error: unknown): string {
  const reason = reasonOf(error);
  return reason ? m.account_save_failed_because({ reason }) : m.account_save_failed();
}
