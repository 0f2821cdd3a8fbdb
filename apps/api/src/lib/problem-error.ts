import {
  type FieldError,
  type Problem,
  type ProblemCode,
  partsOf,
  problemStatus,
  type Refusal,
  type RefusedField,
  sentence,
  type Words,
} from '@vitrine/contracts';

interface ProblemDetails {
  errors?: RefusedField[];
  /** Sent as `Retry-After`, in seconds. */
  retryAfterSeconds?: number;
  /** Sent as `WWW-Authenticate` (RFC 6750), where more is to say than that a bearer is wanted. */
  challenge?: string;
  /** The limit that was reached; sent as `RateLimit` and `RateLimit-Policy`. */
  limit?: { name: string; most: number; windowSeconds: number };
  /** After a conflict of versions: the record as its sender may see it now. */
  current?: unknown;
}

/** The one error a service throws on purpose: a code of the contract, and a sentence in no language yet. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  /** Absent where the code says it all. */
  readonly said: Refusal | undefined;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, said?: Refusal, details: ProblemDetails = {}) {
    super(said === undefined ? code : partsOf(said).key);
    this.code = code;
    this.said = said;
    this.details = details;
  }
}

/** A field that the server refuses, in the shape that forms understand. */
export const invalidField = (path: string, said: Refusal): ProblemError =>
  new ProblemError('invalid', said, { errors: [{ path, said }] });

/** The same for a value that someone else has. */
export const conflictingField = (path: string, said: Refusal): ProblemError =>
  new ProblemError('conflict', said, { errors: [{ path, said }] });

/** Someone changed the record since the sender read it; nothing was stored. */
export function newerVersion(current: unknown): ProblemError {
  return new ProblemError('conflict', 'changedElsewhere', { current });
}

/** What a problem says to people, in these words. */
export const sentenceOf = ({ code, said }: ProblemError, { problems, titles }: Words): string =>
  said === undefined ? `${titles[code]}.` : sentence(problems, said);

/** The body that tells of a problem (RFC 9457), in these words. */
export function toProblem(problem: ProblemError, words: Words, requestId?: string): Problem {
  const { code, said, details } = problem;
  const { errors, current } = details;
  const detail = sentenceOf(problem, words);
  return {
    type: `urn:problem:${code}`,
    title: words.titles[code],
    status: problemStatus[code],
    ...{ detail, message: detail, code },
    ...(said === undefined ? {} : partsOf(said)),
    ...(requestId ? { request_id: requestId } : {}),
    ...(errors ? { errors: errors.map((error) => worded(error, words)) } : {}),
    ...(current === undefined ? {} : { current }),
  };
}

function worded({ path, said }: RefusedField, { problems }: Words): FieldError {
  const { key: code, ...more } = partsOf(said);
  return { path, code, ...more, message: sentence(problems, said) };
}

/** What is said where there is no such record, or what else is thrown. */
export type Missing = Refusal | (() => ProblemError);

/** The problem of a record that is not there. */
export const missingOf = (missing: Missing | undefined): ProblemError =>
  typeof missing === 'function' ? missing() : new ProblemError('not-found', missing);

/**
 * The record that was looked for.
 * @throws {ProblemError} `not-found`, unless `missing` makes another
 */
export function found<R>(record: R | undefined, missing: Missing): R {
  if (record === undefined) throw missingOf(missing);
  return record;
}
