import { z } from './zod.ts';

/** Every way a request can fail, with its HTTP status and its title. */
const problems = {
  malformed: [400, 'The request could not be read'],
  unauthenticated: [401, 'Sign in to continue'],
  forbidden: [403, 'Not allowed'],
  'recent-sign-in-required': [403, 'Confirm that it is you'],
  'second-step-required': [403, 'Set up two-step sign-in to continue'],
  'insufficient-scope': [403, 'The token is not allowed for this'],
  'session-required': [403, 'Not for access tokens'],
  'not-found': [404, 'Not found'],
  'method-not-allowed': [405, 'Method not allowed'],
  conflict: [409, 'Conflict'],
  gone: [410, 'No longer there'],
  'too-large': [413, 'Too large'],
  'unsupported-media-type': [415, 'Unsupported type'],
  invalid: [422, 'Some fields are invalid'],
  'too-many-requests': [429, 'Too many requests'],
  internal: [500, 'Something went wrong'],
  unavailable: [503, 'Busy'],
  'out-of-space': [507, 'Out of space'],
} as const;

export type ProblemCode = keyof typeof problems;
export const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

const column = <I extends 0 | 1>(index: I) =>
  Object.fromEntries(problemCodes.map((code) => [code, problems[code][index]])) as {
    [C in ProblemCode]: (typeof problems)[C][I];
  };
/** The HTTP status of each problem. */
export const problemStatus = column(0);
/** What each problem is called. */
export const problemTitle = column(1);

const fieldErrorSchema = z.object({
  path: z.string().describe('Dotted path of the field, e.g. `projects.0.name`.'),
  message: z.string().describe('What is wrong with it, for people.'),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The one error shape (RFC 9457), with `message` for older readers and `errors` for forms. */
export const problemSchema = z
  .object({
    type: z
      .string()
      .meta({ examples: ['urn:problem:invalid'] })
      .describe('Names the kind of the problem.'),
    title: z.string().describe('What the kind of the problem is called.'),
    status: z.number().int().describe('The HTTP status.'),
    detail: z.string().describe('What went wrong, for people; it may change.'),
    message: z.string().describe('The same text as `detail`.'),
    code: z.enum(problemCodes).describe('What went wrong, for programs.'),
    request_id: z
      .string()
      .optional()
      .describe("The answer's `X-Request-Id`, by which the log knows the request."),
    errors: z.array(fieldErrorSchema).optional().describe('Each field that is wrong.'),
    current: z
      .unknown()
      .optional()
      .describe('After a conflict of versions: the record as it is now.'),
  })
  .meta({ id: 'Problem', description: 'RFC 9457 problem details.' });
export type Problem = z.infer<typeof problemSchema>;

/** The body that tells of a problem; what a problem has besides its sentence comes in `more`. */
export const problemBody = (
  code: ProblemCode,
  detail: string,
  more: Partial<Pick<Problem, 'request_id' | 'errors' | 'current'>> = {},
): Problem => ({
  type: `urn:problem:${code}`,
  title: problemTitle[code],
  status: problemStatus[code],
  detail,
  message: detail,
  code,
  ...more,
});
