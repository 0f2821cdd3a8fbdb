import {
  type Endpoint,
  type ProblemCode,
  problemStatus,
  problemTexts,
  problemTitle,
  scopeOf,
} from '@vitrine/contracts';
import { ProblemError, toProblem } from '../../lib/problem-error.ts';
import { takesIdempotencyKey } from '../idempotency.ts';
import type { ApiResponse, JsonSchema } from './document.ts';
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
  add(access === 'user' || access === 'admin', 'forbidden');
  add(access === 'admin', 'second-step-required');
  const isRecent = endpoint.errors?.includes('recent-sign-in-required');
  // the count of wrong personal access tokens
  add(access !== 'anyone', 'too-many-requests');
  add(scopeOf(endpoint), 'insufficient-scope');
  add(access !== 'anyone' && (!scopeOf(endpoint) || isRecent), 'session-required');
  add(params, 'not-found');
  add(query, 'invalid');
  add(body ?? multipart, 'malformed', 'invalid', 'too-large', 'unsupported-media-type');
  add(versioned && method === 'PUT', 'conflict');
  add(takesIdempotencyKey(endpoint), 'malformed', 'invalid', 'conflict');
  add(method !== 'GET', 'too-many-requests', 'unavailable', 'out-of-space');
  return [...codes].sort((a, b) => problemStatus[a] - problemStatus[b]);
}

/** The same by status: those that are alone there, and those that share one. */
export const problemsByStatus = (endpoint: Endpoint): Map<number, ProblemCode[]> =>
  Map.groupBy(problemsOf(endpoint), (code) => problemStatus[code]);

/** `method-not-allowed` → `MethodNotAllowed`, its name among the responses. */
export const responseName = (code: ProblemCode): string =>
  code.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase());

/** The response that tells of a problem. */
export function problemResponse(code: ProblemCode): ApiResponse {
  const headers = headersOf(code);
  return {
    description: meanings[code],
    ...(headers ? { headers } : {}),
    content: { [PROBLEM_TYPE]: { schema: schemaOf(code), example: exampleProblem(code) } },
  };
}

/** The response of a status that several problems share; their codes tell them apart. */
export function responseOfAny(codes: readonly ProblemCode[]): ApiResponse {
  const [first = 'internal'] = codes;
  const schema = { anyOf: codes.map(schemaOf) };
  return {
    description: codes.map((code) => `\`${code}\`: ${meanings[code]}`).join(' '),
    content: { [PROBLEM_TYPE]: { schema, example: exampleProblem(first) } },
  };
}

function schemaOf(code: ProblemCode): JsonSchema {
  const fixed = { code: { const: code }, status: { const: problemStatus[code] } };
  return { allOf: [{ $ref: `${COMPONENT}Problem` }, { type: 'object', properties: fixed }] };
}

function exampleProblem(code: ProblemCode) {
  const errors = [{ path: 'title', message: 'Title is required' }];
  const error =
    code === 'invalid'
      ? new ProblemError(code, 'Title is required', { errors })
      : new ProblemError(code, `${problemTitle[code]}.`);
  return toProblem(error, REQUEST_ID);
}

const text = (description: string) => ({ description, schema: { type: 'string' } });
const retry = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

const CHALLENGE =
  '`Bearer`; of a refused personal access token also `error="invalid_token"` (RFC 6750).';
const SCOPE_CHALLENGE = '`Bearer error="insufficient_scope"` with the `scope` that is needed.';

function headersOf(code: ProblemCode): ApiResponse['headers'] {
  if (code === 'too-many-requests' || code === 'unavailable') return retry;
  if (code === 'method-not-allowed') return { Allow: text('The methods this address knows.') };
  if (code === 'unauthenticated') return { 'WWW-Authenticate': text(CHALLENGE) };
  if (code === 'insufficient-scope') return { 'WWW-Authenticate': text(SCOPE_CHALLENGE) };
  return undefined;
}

const meanings: Record<ProblemCode, string> = {
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
  'too-large': 'The body or the file is larger than allowed.',
  'unsupported-media-type': 'The type of the body or of the file is not accepted.',
  invalid: 'Some fields are invalid; `errors` names each with a message for people.',
  'too-many-requests': 'A limit against abuse was reached.',
  internal: 'Something went wrong on our side; `request_id` finds it in the log.',
  unavailable: 'The server is busy for a moment.',
  'out-of-space': problemTexts.outOfSpace,
};
