import {
  type Endpoint,
  type ProblemCode,
  problemCodes,
  problemStatus,
  scopeOf,
} from '@vitrine/contracts';
import { invalidField, ProblemError, toProblem } from '../../lib/problem-error.ts';
import { usualWords } from '../../lib/say.ts';
import { takesIdempotencyKey } from '../idempotency.ts';
import type { ApiResponse, Example, Headers, JsonSchema } from './document.ts';
import { COMMON, headerOf, LIMITED } from './headers.ts';
import { COMPONENT } from './schemas.ts';

const PROBLEM_TYPE = 'application/problem+json';
const REQUEST_ID = '7d2b1c9e-3f0a-4c55-9a41-5b8e2f60c7d1';

/** Every way in which this endpoint can fail: its own, and those that its parts bring along. */
export function problemsOf(endpoint: Endpoint): ProblemCode[] {
  const { access, body, params, query, method, multipart, versioned } = endpoint;
  const codes = new Set<ProblemCode>([
    'method-not-allowed',
    'internal',
    ...(endpoint.errors ?? []),
  ]);
  const add = (when: unknown, ...more: ProblemCode[]) => {
    if (when) for (const code of more) codes.add(code);
  };
  add(access !== 'anyone', 'unauthenticated');
  const isOfAnArea = access !== 'anyone' && access !== 'optional' && access !== 'signed-in';
  add(isOfAnArea, 'forbidden');
  add(isOfAnArea && access !== 'portfolio', 'second-step-required');
  const isRecent = endpoint.errors?.includes('recent-sign-in-required');
  // the count of wrong personal access tokens
  add(access !== 'anyone', 'too-many-requests');
  // the count of what is made for one visitor
  add(endpoint.cacheable, 'too-many-requests');
  add(scopeOf(endpoint), 'insufficient-scope');
  add(access !== 'anyone' && (!scopeOf(endpoint) || isRecent), 'session-required');
  add(params, 'not-found');
  add(query, 'invalid');
  add(body ?? multipart, 'malformed', 'invalid', 'too-large', 'unsupported-media-type');
  add(versioned && method === 'PUT', 'conflict');
  add(takesIdempotencyKey(endpoint), 'malformed', 'invalid', 'conflict');
  add(method !== 'GET', 'too-many-requests', 'unavailable', 'out-of-space');
  // in one order, so that the same problems are called the same
  return problemCodes.filter((code) => codes.has(code));
}

/** The same by status: those that are alone there, and those that share one. */
export const problemsByStatus = (endpoint: Endpoint): Map<number, ProblemCode[]> =>
  Map.groupBy(problemsOf(endpoint), (code) => problemStatus[code]);

/** `method-not-allowed` → `MethodNotAllowed`. */
const camel = (code: ProblemCode): string =>
  code.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase());

/** Their name among the responses: `MethodNotAllowed`, `ForbiddenOrSessionRequired`. */
export const responseName = (codes: readonly ProblemCode[]): string => codes.map(camel).join('Or');

/** The response of a status, which one problem has or several share; their codes tell them apart. */
export function problemResponse(codes: readonly ProblemCode[]): ApiResponse {
  const [first, ...others] = codes;
  const alone = others.length === 0;
  const examples = codes.map((code) => [code, { $ref: `#/components/examples/${camel(code)}` }]);
  return {
    description:
      alone && first
        ? problemMeanings[first]
        : codes.map((code) => `\`${code}\`: ${problemMeanings[code]}`).join(' '),
    headers: {
      ...COMMON,
      ...Object.fromEntries(codes.flatMap((code) => Object.entries(problemHeaders(code)))),
    },
    content: {
      [PROBLEM_TYPE]: {
        schema: alone && first ? schemaOf(first) : { anyOf: codes.map(schemaOf) },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

const schemaOf = (code: ProblemCode): JsonSchema => ({ $ref: `${COMPONENT}${camel(code)}Problem` });

/** What a problem says, with its own code and status. */
export const problemSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    problemCodes.map((code) => [
      `${camel(code)}Problem`,
      {
        description: problemMeanings[code],
        allOf: [{ $ref: `${COMPONENT}Problem` }, fixedBy(code)],
      },
    ]),
  );

const fixedBy = (code: ProblemCode): JsonSchema => ({
  type: 'object',
  properties: {
    code: { const: code, description: 'What went wrong, for programs.' },
    status: { const: problemStatus[code], description: 'The HTTP status.' },
  },
  required: ['code', 'status'],
});

/** One problem of each kind, as it is answered. */
export const problemExamples = (): Record<string, Example> =>
  Object.fromEntries(
    problemCodes.map((code) => [
      camel(code),
      { summary: usualWords.titles[code], value: exampleProblem(code) },
    ]),
  );

/** A problem of this kind, as it is answered. */
export function exampleProblem(code: ProblemCode) {
  const error =
    code === 'invalid' ? invalidField('title', 'titleRequired') : new ProblemError(code);
  return toProblem(error, usualWords, REQUEST_ID);
}

/** Headers that come with a problem beside those of every answer. */
export function problemHeaders(code: ProblemCode): Headers {
  if (code === 'too-many-requests') return { 'Retry-After': headerOf('RetryAfter'), ...LIMITED };
  if (code === 'unavailable' || code === 'conflict') {
    return { 'Retry-After': headerOf('RetryAfter') };
  }
  if (code === 'method-not-allowed') return { Allow: headerOf('Allow') };
  if (code === 'unauthenticated') return { 'WWW-Authenticate': headerOf('Challenge') };
  if (code === 'insufficient-scope') return { 'WWW-Authenticate': headerOf('ScopeChallenge') };
  return {};
}

/** What each problem means. */
export const problemMeanings: Record<ProblemCode, string> = {
  malformed:
    'The request could not be read: no JSON, no object, a broken upload, a used link, an `Idempotency-Key` that is none.',
  unauthenticated: 'No bearer, one that has ended or was revoked, or a wrong password.',
  forbidden: 'The account may not do that.',
  'recent-sign-in-required':
    'The last sign-in is more than ten minutes ago: confirm it (`POST /api/auth/confirm/`) and send the request again.',
  'second-step-required':
    'Administrators must sign in with two steps here, and this one has not set that up.',
  'insufficient-scope': 'The personal access token is not allowed for this.',
  'session-required': 'No personal access token may do that: sign in.',
  'not-found': 'There is nothing here that the caller may see.',
  'method-not-allowed': 'The address exists, but not for this method.',
  conflict: 'Something like it exists already, or a request with this key is being carried out.',
  gone: 'It was here, and its time is over.',
  'too-large': 'The body or the file is larger than allowed.',
  'unsupported-media-type': 'The type of the body or of the file is not accepted.',
  invalid: 'Some fields are invalid; `errors` names each with a message for people.',
  'too-many-requests': 'A limit against abuse was reached.',
  internal: 'Something went wrong on our side; `request_id` finds it in the log.',
  unavailable: 'The server is busy for a moment.',
  'out-of-space': usualWords.problems.outOfSpace,
};
