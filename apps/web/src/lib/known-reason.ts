import { m } from '#messages';
import { ApiError, NetworkError } from './api-error.ts';

/** The server's own words, or that it was not reached; undefined when nothing is known. */
export function knownReason(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.detail;
  return error instanceof NetworkError ? m.list_failure_unreachable() : undefined;
}
