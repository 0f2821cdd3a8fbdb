import { m } from '#messages';
import { ApiError, NetworkError } from './api-error.ts';

/** Why something failed: in the server's words, or in ours where it was not reached or said nothing. */
export function failureReason(error: unknown): string {
  if (error instanceof NetworkError) return m.list_failure_no_network();
  if (error instanceof ApiError) return error.detail ?? m.list_failure_no_answer();
  return error instanceof Error ? error.message : String(error);
}

/** The server's own words, or that it was not reached; undefined when nothing is known. */
export function knownReason(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.detail;
  return error instanceof NetworkError ? m.list_failure_unreachable() : undefined;
}
