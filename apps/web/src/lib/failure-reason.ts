import { m } from '#messages';
import { ApiError, SaidError } from './api-error.ts';

/**
 * Why something failed, in a sentence for people: the server's, or ours where it was not reached or
 * said nothing. What browsers and libraries call their failures ('Failed to fetch') is for the log.
 */
export function failureReason(error: unknown): string {
  if (error instanceof ApiError) return error.detail ?? m.list_failure_no_answer();
  return error instanceof SaidError ? error.message : m.list_failure_unexpected();
}
