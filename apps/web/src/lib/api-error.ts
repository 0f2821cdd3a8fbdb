import type { FieldError, Problem } from '@vitrine/contracts';
import { m } from '#messages';

/** What is wrong with a field, and where it is. */
type ShownError = Pick<FieldError, 'path' | 'message'>;

type Answered = {
  [K in keyof Problem]?: (K extends 'errors' ? ShownError[] : Problem[K]) | undefined;
};

/** An error whose own message is a sentence for people. Of every other one it is never shown. */
export class SaidError extends Error {
  override name = 'SaidError';
}

/** The server answered with a refusal. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: Problem['code'] | undefined;
  /** The server's own words, ready to show; undefined when it said nothing readable. */
  readonly detail: string | undefined;
  readonly errors: readonly ShownError[];
  readonly requestId: string | undefined;
  /** After a conflict of versions: the record as it is now, not parsed yet. */
  readonly current: unknown;

  constructor(status: number, problem: Answered = {}) {
    const detail = problem.detail ?? problem.message;
    super(detail ?? `HTTP ${status}`);
    this.status = status;
    this.code = problem.code;
    this.detail = detail;
    this.errors = problem.errors ?? [];
    this.requestId = problem.request_id;
    this.current = problem.current;
  }
}

/** No answer came; what the browser calls that is its `cause`. */
export class NetworkError extends SaidError {
  override name = 'NetworkError';

  constructor(cause: unknown) {
    super(m.list_failure_no_network(), { cause });
  }
}

/** Whether something failed because of the network, so that sending it again may help. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof Error && error.cause instanceof NetworkError;
}

/** An answer came that is not what the contract says; in what, is its `cause`. */
export class UnexpectedAnswerError extends SaidError {
  override name = 'UnexpectedAnswerError';

  constructor(cause: string) {
    super(m.list_failure_no_answer(), { cause });
  }
}
