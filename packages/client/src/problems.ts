import type { components } from './generated/api.ts';

type Schemas = components['schemas'];

/** What every refusal and failure says. */
export type Problem = Schemas['Problem'];

/** What went wrong, for programs. */
export type ProblemCode = Problem['code'];

/** The problem with one code, with the status that it has. */
export type ProblemOf<C extends ProblemCode> = Extract<
  Schemas[Extract<keyof Schemas, `${string}Problem`>],
  { code: C }
>;

/** A refusal or failure that the API has answered with; distinguished by `code`, never by its text. */
export class VitrineError<C extends ProblemCode = ProblemCode> extends Error {
  override readonly name = 'VitrineError';
  readonly code: C;
  readonly status: number;
  /** Everything the answer said. */
  readonly problem: ProblemOf<C>;
  /** The whole answer, for its headers; its body was read. */
  readonly response: Response;

  constructor(problem: ProblemOf<C>, response: Response) {
    super(problem.detail);
    this.code = problem.code;
    this.status = problem.status;
    this.problem = problem;
    this.response = response;
  }

  /** What is wrong with each field, by its dotted path; empty unless the code is `invalid`. */
  get fields(): Record<string, string> {
    const { errors = [] } = this.problem;
    return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  }

  /** By which the log of the server knows the request. */
  get requestId(): string | undefined {
    return this.problem.request_id;
  }
}

/** Whether something that was thrown is a refusal of the API, with one of these codes if any is named. */
export function isProblem<C extends ProblemCode>(
  error: unknown,
  ...codes: C[]
): error is VitrineError<C> {
  if (!(error instanceof VitrineError)) return false;
  return codes.length === 0 || codes.some((code) => code === error.code);
}

/** What is thrown for an answer that is no success; one without a problem is not of the API. */
export async function toError(response: Response): Promise<Error> {
  const text = await response.text();
  const body = parsed(text);
  if (isProblemBody(body)) return new VitrineError(body, response);
  return new Error(`The server answered ${response.status} without a problem.`, { cause: text });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isProblemBody = (body: unknown): body is ProblemOf<ProblemCode> =>
  typeof body === 'object' && body !== null && 'code' in body && 'detail' in body;
