import { NetworkError } from '../../../lib/api-error.ts';

/** A request that got no answer by then will get none: the line is there, but nothing comes. */
const PATIENCE_MS = 45_000;

/** Runs a request that gives up when no answer comes; giving up counts as no network. */
export async function withPatience<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return send(signal).catch((cause: unknown) => {
    throw signal.aborted ? new NetworkError(cause) : cause;
  });
}

/** Whether something failed for want of a network, so that sending it again may help. */
export function isNoAnswer(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof Error && error.cause instanceof NetworkError;
}
