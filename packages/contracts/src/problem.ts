import { z } from './zod.ts';

/** Every way a request can fail, with its HTTP status. */
export const problemStatus = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  invalid: 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
  'out-of-space': 507,
} as const;

export type ProblemCode = keyof typeof problemStatus;

export const problemTitle: Record<ProblemCode, string> = {
  malformed: 'The request could not be read',
  unauthenticated: 'Sign in to continue',
  forbidden: 'Not allowed',
  'not-found': 'Not found',
  'method-not-allowed': 'Method not allowed',
  conflict: 'Conflict',
  'too-large': 'Too large',
  'unsupported-media-type': 'Unsupported type',
  invalid: 'Some fields are invalid',
  'too-many-requests': 'Too many requests',
  internal: 'Something went wrong',
  unavailable: 'Busy',
  'out-of-space': 'Out of space',
};

export const fieldErrorSchema = z.object({
  path: z.string().describe('Dotted path of the field, e.g. `projects.0.name`.'),
  message: z.string(),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The one error shape (RFC 9457), with `message` for older readers and `errors` for forms. */
export const problemSchema = z
  .object({
    type: z.string().meta({ examples: ['urn:problem:invalid'] }),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    message: z.string().describe('The same text as `detail`.'),
    code: z.enum(Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]),
    request_id: z.string().optional(),
    errors: z.array(fieldErrorSchema).optional(),
    current: z
      .unknown()
      .optional()
      .describe('After a conflict of versions: the record as it is now.'),
  })
  .meta({ id: 'Problem', description: 'RFC 9457 problem details.' });
export type Problem = z.infer<typeof problemSchema>;
