import { m } from '#messages';
import { ApiError, SaidError } from './api-error.ts';

/**
 * Why something failed, in a sentence for people: the server's, or ours where it was not reached or
 * said nothing. What browsers and libraries call their failures ('Failed to fetch') is for the log.
 */
export function failureReason(error: unknown): string {
  if (error instanceof ApiError) return error.detail ?? m.list_failure_no_answer();
  if (error instanceof SaidError) return error.message;
  // a part of the app that is fetched when it is needed, for one
  return isOffline() ? m.list_failure_no_network() : m.list_failure_unexpected();
}

/** Whether the browser knows that there is no network; where it does not, there may be none. */
export const isOffline = (): boolean => navigator.onLine === false;
