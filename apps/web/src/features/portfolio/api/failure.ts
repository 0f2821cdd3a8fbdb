import { m } from '#messages';
import { NetworkError } from '../../../lib/api-error.ts';
import { logFailure } from '../../../lib/log.ts';

/** Something that did not work: what, and the reason as far as one is known. */
export class Failure extends Error {
  override name = 'Failure';
  readonly reason: string | undefined;

  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.reason = reasonOf(cause);
  }
}

/** Why something did not work. What browsers say of a lost line helps nobody. */
export function reasonOf(cause: unknown): string | undefined {
  if (cause instanceof NetworkError) return m.portfolio_no_line();
  return cause instanceof Error ? cause.message : undefined;
}

/** Logs the cause and gives it the name that people know it by. */
export function failed(message: string): (cause: unknown) => never {
  return (cause) => {
    logFailure(message, cause);
    throw new Failure(message, cause);
  };
}
