import { z } from './zod.ts';

/** Every way a request can fail, with its HTTP status. */
export const problemStatus = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'recent-sign-in-required': 403,
  'second-step-required': 403,
  'insufficient-scope': 403,
  'session-required': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'unsupported-media-type': 415,
  invalid: 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
  'out-of-space': 507,
} as const;

export type ProblemCode = keyof typeof problemStatus;
export const problemCodes = Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]];

const params = z
  .record(z.string(), z.unknown())
  .optional()
  .describe('What the sentence says of this case, e.g. `{ "limit": 200 }`.');

const fieldErrorSchema = z.object({
  path: z.string().describe('Dotted path of the field, e.g. `projects.0.name`.'),
  code: z.string().describe('What is wrong with it, for programs.'),
  params,
  message: z.string().describe('The same, for people.'),
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
    detail: z
      .string()
      .describe('What went wrong, for people, in the language that they prefer; it may change.'),
    message: z.string().describe('The same text as `detail`.'),
    code: z.enum(problemCodes).describe('What went wrong, for programs.'),
    key: z
      .string()
      .optional()
      .meta({ examples: ['pictureTooBig'] })
      .describe('Names the sentence of `detail`, where that says more than `code`.'),
    params,
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
