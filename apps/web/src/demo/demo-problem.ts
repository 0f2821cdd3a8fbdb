import {
  type FieldError,
  type Problem,
  type ProblemCode,
  problemBody,
  problemTexts,
  problemTitle,
} from '@vitrine/contracts';

interface Details {
  errors?: FieldError[];
  /** After a conflict of versions: the record as it is now. */
  current?: unknown;
}

/** What an answer of the demo throws to refuse, as the server would refuse it. */
export class DemoProblem extends Error {
  override name = 'DemoProblem';
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(code: ProblemCode, detail: string = problemTitle[code], details: Details = {}) {
    super(detail);
    this.code = code;
    this.details = details;
  }

  /** The body of the answer. */
  body(): Problem {
    return problemBody(this.code, this.message, this.details);
  }
}

/** One field that is refused. */
export const invalidField = (path: string, message: string): DemoProblem =>
  new DemoProblem('invalid', message, { errors: [{ path, message }] });

/** @throws DemoProblem `not-found` when there is no record */
export function found<T>(record: T | undefined, detail: string): T {
  if (record === undefined) throw new DemoProblem('not-found', detail);
  return record;
}

/** @throws DemoProblem `conflict` when the change was made from an older version */
export function requireVersion(ifMatch: number | undefined, version: number, current: unknown) {
  if (ifMatch === undefined || ifMatch === version) return;
  throw new DemoProblem('conflict', problemTexts.changedElsewhere, { current });
}
