import type { FieldError, Problem } from '@vitrine/contracts';

type Answered = { [K in keyof Problem]?: Problem[K] | undefined };

/** The server answered with a refusal. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: Problem['code'] | undefined;
  /** The server's own words, ready to show; undefined when it said nothing readable. */
  readonly detail: string | undefined;
  readonly errors: readonly FieldError[];
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

/** No answer came; `message` is that of the cause. */
export class NetworkError extends Error {
  override name = 'NetworkError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Whether something failed because of the network, so that sending it again may help. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof Error && error.cause instanceof NetworkError;
}

/** An answer came that is not what the contract says. */
export class UnexpectedAnswerError extends Error {
  override name = 'UnexpectedAnswerError';
}
