import { maxHeaderSize } from 'node:http';
import { type Endpoint, isList } from '@vitrine/contracts';
import { IDEMPOTENCY_KEY, REPLAYED, takesIdempotencyKey } from '../idempotency.ts';
import { MIN_REVISION, REVISION } from '../revision.ts';
import type { Header, Headers, JsonSchema, Parameter, Reference } from './document.ts';

const TAG: JsonSchema = { type: 'string', examples: ['"7"'] };

export const IF_MATCH: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of the version that the change was made from; `*` or none takes any.',
  // as parse-input.ts reads it
  schema: { ...TAG, maxLength: 19, pattern: String.raw`^(\*|(W/)?"\d{1,15}")$` },
};

export const IF_NONE_MATCH: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of an earlier answer: 304 without a body where it is still the same.',
  schema: {
    type: 'string',
    // longer headers are refused before they are read
    maxLength: maxHeaderSize,
    examples: ['"4f1c2a906c1e7a3b9d550c4e1b7f6a20"'],
  },
};

export const KEY: Parameter = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  description:
    'Chosen once for one request, such as a UUID: sent again with it within 24 hours, the request is carried out once.',
  // as idempotency.ts reads it
  schema: {
    type: 'string',
    maxLength: 66,
    pattern: '^"?[\\w-]{8,64}"?$',
    examples: ['"8e03978e-40d5-43dd-bc93-6894a57f9324"'],
  },
};

export const MIN: Parameter = {
  name: MIN_REVISION,
  in: 'header',
  required: false,
  description: `What an answer has said as \`${REVISION}\`: this one is no older. Whatever is no whole number is ignored.`,
  schema: { type: 'string', maxLength: 15, pattern: String.raw`^\d{1,15}$`, examples: ['4021'] },
};

const text = (description: string, example: string): Header => ({
  description,
  schema: { type: 'string', examples: [example] },
});

/** Headers of answers, by the name under which the document keeps them. */
export const headers = {
  Version: { description: 'Names the version of the record, for `If-Match`.', schema: TAG },
  ContentTag: text('Changes with the answer.', '"4f1c2a906c1e7a3b9d550c4e1b7f6a20"'),
  Link: text(
    'Other parts of the list: `next`, `prev` where that is known, `first` (RFC 8288).',
    '</api/users/?limit=10&cursor=MTc3>; rel="next"',
  ),
  Deprecation: text('Since when not to use it (RFC 9745).', '@1795305600'),
  Sunset: text('When it ends (RFC 8594).', 'Tue, 24 Nov 2026 00:00:00 GMT'),
  RateLimit: text(
    'What is left of each limit that counts this request: `r` requests within `t` seconds.',
    '"writes"; r=298; t=57',
  ),
  RateLimitPolicy: text(
    'Those limits: `q` requests within `w` seconds for whom `pk` stands for.',
    '"writes"; q=300; w=60; pk=:ZjJmMzAw:',
  ),
  Revision: text(
    `Only where the request changed what visitors see: for \`${MIN_REVISION}\` of what is read after it.`,
    '4021',
  ),
  Replayed: text('Only where it is the answer of the first request with this key.', 'true'),
  RequestId: text('By which the log knows the request.', '7d2b1c9e-3f0a-4c55-9a41-5b8e2f60c7d1'),
  RetryAfter: {
    description:
      'Seconds to wait; with `conflict` only while a request with the same key is being carried out.',
    schema: { type: 'integer', minimum: 1, examples: [30] },
  },
  Allow: text('The methods this address knows.', 'GET, HEAD'),
  Challenge: text(
    '`Bearer`; of a refused personal access token also `error="invalid_token"` (RFC 6750).',
    'Bearer error="invalid_token"',
  ),
  ScopeChallenge: text(
    '`Bearer error="insufficient_scope"` with the `scope` that is needed.',
    'Bearer error="insufficient_scope", scope="blog:write"',
  ),
} satisfies Record<string, Header>;

/** Where the document keeps a header. */
export const headerOf = (name: keyof typeof headers): Reference => ({
  $ref: `#/components/headers/${name}`,
});

/** Every answer can be found in the log. */
export const COMMON: Headers = { 'X-Request-Id': headerOf('RequestId') };
export const LIMITED: Headers = {
  RateLimit: headerOf('RateLimit'),
  'RateLimit-Policy': headerOf('RateLimitPolicy'),
};

/** Whether its answer has a tag by which it is asked for again. */
export const isConditional = ({ method, access, cacheable, answer }: Endpoint): boolean =>
  method === 'GET' && answer !== undefined && (cacheable === true || access !== 'anyone');

/** Whether requests are counted, and their answers say how many are left. */
const isLimited = ({ method, errors }: Endpoint): boolean =>
  method !== 'GET' || errors?.includes('too-many-requests') === true;

/** Whether its answers say which revision they have made: who changes content is signed in. */
const mayChangeContent = ({ method, access }: Endpoint): boolean =>
  method !== 'GET' && access !== 'anyone';

/** Headers of a success. */
export function headersOf(endpoint: Endpoint): Headers {
  const { versioned, deprecated } = endpoint;
  const tag = versioned ? 'Version' : isConditional(endpoint) ? 'ContentTag' : undefined;
  return {
    ...COMMON,
    ...(tag ? { ETag: headerOf(tag) } : {}),
    ...(isList(endpoint) ? { Link: headerOf('Link') } : {}),
    ...(isLimited(endpoint) ? LIMITED : {}),
    ...(mayChangeContent(endpoint) ? { [REVISION]: headerOf('Revision') } : {}),
    ...(takesIdempotencyKey(endpoint) ? { [REPLAYED]: headerOf('Replayed') } : {}),
    ...(deprecated ? { Deprecation: headerOf('Deprecation') } : {}),
    ...(deprecated?.sunset ? { Sunset: headerOf('Sunset') } : {}),
  };
}
