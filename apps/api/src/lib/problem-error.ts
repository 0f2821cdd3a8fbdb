import {
  type FieldError,
  type Problem,
  type ProblemCode,
  problemBody,
  problemTexts,
  problemTitle,
} from '@vitrine/contracts';

interface ProblemDetails {
  errors?: FieldError[];
  /** Sent as `Retry-After`, in seconds. */
  retryAfterSeconds?: number;
  /** Sent as `WWW-Authenticate` (RFC 6750), where more is to say than that a bearer is wanted. */
  challenge?: string;
  /** The limit that was reached; sent as `RateLimit` and `RateLimit-Policy`. */
  limit?: { name: string; most: number; windowSeconds: number };
  /** After a conflict of versions: the record as its sender may see it now. */
  current?: unknown;
}

/** The one error a service throws on purpose: a code of the contract and a sentence for people. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, detail?: string, details: ProblemDetails = {}) {
    super(detail ?? `${problemTitle[code]}.`);
    this.code = code;
    this.details = details;
  }
}

/** A field that the server refuses, in the shape that forms understand. */
export function invalidField(path: string, message: string): ProblemError {
  return new ProblemError('invalid', message, { errors: [{ path, message }] });
}

/** The same for a value that somebody else has. */
export function conflictingField(path: string, message: string): ProblemError {
  return new ProblemError('conflict', message, { errors: [{ path, message }] });
}

/** Somebody changed the record since the sender read it; nothing was stored. */
export function newerVersion(current: unknown): ProblemError {
  return new ProblemError('conflict', problemTexts.changedElsewhere, { current });
}

/** The body that tells of a problem (RFC 9457). */
export function toProblem({ code, message, details }: ProblemError, requestId?: string): Problem {
  return problemBody(code, message, {
    ...(requestId ? { request_id: requestId } : {}),
    ...(details.errors ? { errors: details.errors } : {}),
    ...(details.current === undefined ? {} : { current: details.current }),
  });
}

/**
 * The record that was looked for.
 * @throws {ProblemError} what `missing` makes, where there is none
 */
export function found<R>(record: R | undefined, missing: () => ProblemError): R {
  if (record === undefined) throw missing();
  return record;
}
