import { NetworkError, SaidError } from '#lib/api-error.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { logFailure } from '#lib/log.ts';
import type { Problem } from '#lib/uploads/upload-queue.ts';
import { m } from '#messages';
import type { FieldErrors } from '../state/field-errors.ts';

/** Something that did not work: what, and the reason as far as one is known. */
export class Failure extends SaidError {
  override name = 'Failure';
  readonly reason: string | undefined;

  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.reason = reasonOf(cause);
  }
}

/** Why a portfolio could not be saved, with what is wrong in each field. */
export class SaveFailure extends SaidError {
  override name = 'SaveFailure';
  readonly fields: FieldErrors;

  constructor(reason: string, fields: FieldErrors) {
    super(reason);
    this.fields = fields;
  }
}

/** Why something failed. The browser's message for a lost connection is hard to understand. */
export function reasonOf(cause: unknown): string | undefined {
  if (cause instanceof Failure) return cause.reason;
  if (cause instanceof NetworkError) return m.portfolio_offline();
  return cause === undefined ? undefined : failureReason(cause);
}

/**
 * Logs the cause, and throws it under a message that people understand.
 * @param signal of what the person can cancel; that is no failure
 */
export function failed(message: string, signal?: AbortSignal): (cause: unknown) => never {
  return (cause) => {
    if (signal?.aborted) throw cause;
    logFailure(message, cause);
    throw new Failure(message, cause);
  };
}

/** The cause of a failure as an upload shows it. */
export function problemOf(cause: unknown): Problem {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  return { message: failureReason(cause), reason: reasonOf(cause), error };
}

/** A request without an answer by then fails, even though the connection is open. */
const TIMEOUT_MS = 45_000;

/** Runs a request with a timeout; a timeout counts as a network failure. */
export async function withTimeout<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return send(signal).catch((cause: unknown) => {
    throw signal.aborted ? new NetworkError(cause) : cause;
  });
}
