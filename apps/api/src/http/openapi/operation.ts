import { type Access, BODY_LIMIT_BYTES, type Endpoint, isList, scopeOf } from '@vitrine/contracts';
import type { z } from 'zod';
import { IDEMPOTENCY_KEY, takesIdempotencyKey } from '../idempotency.ts';
import type { ApiResponse, JsonSchema, Operation, Parameter, Reference } from './document.ts';
import { exampleOf } from './examples.ts';
import { problemsByStatus, responseName, responseOfAny } from './problems.ts';
import type { SchemaCollection } from './schemas.ts';

/** Describes one endpoint; what its schemas name is added to `schemas`. */
export function describeOperation(
  name: string,
  endpoint: Endpoint,
  schemas: SchemaCollection,
): Operation {
  const parameters = [
    ...parametersOf('path', endpoint.params, schemas),
    ...parametersOf('query', endpoint.query, schemas),
    ...(endpoint.versioned && endpoint.method === 'PUT' ? [IF_MATCH] : []),
    ...(isConditional(endpoint) ? [IF_NONE_MATCH] : []),
    ...(takesIdempotencyKey(endpoint) ? [KEY] : []),
  ];
  return {
    operationId: name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: `${callers[endpoint.access]}${tokenOf(endpoint)}${sizeOf(endpoint)}${endOf(endpoint)}`,
    ...(endpoint.deprecated ? { deprecated: true } : {}),
    security: securityOf(endpoint),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestOf(endpoint, schemas),
    responses: responsesOf(endpoint, schemas),
  };
}

const TAG: JsonSchema = { type: 'string', examples: ['"7"'] };

const IF_MATCH: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of the version that the change was made from; `*` or none takes any.',
  schema: TAG,
};

const IF_NONE_MATCH: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of an earlier answer: 304 without a body where it is still the same.',
  schema: { type: 'string', examples: ['"4f1c2a906c1e7a3b9d550c4e1b7f6a20"'] },
};

const KEY: Parameter = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  description:
    'Chosen once for one request, such as a UUID: sent again with it within 24 hours, the request is carried out once.',
  schema: { type: 'string', examples: ['"8e03978e-40d5-43dd-bc93-6894a57f9324"'] },
};

/** Whether its answer has a tag by which it is asked for again. */
export const isConditional = ({ method, access, cacheable, answer }: Endpoint): boolean =>
  method === 'GET' && answer !== undefined && (cacheable === true || access !== 'anyone');

/** Who may call, in words. */
const callers: Record<Access, string> = {
  anyone: 'For anyone; a bearer is not looked at.',
  optional: 'For anyone; a bearer that is sent must be good and decides how much is answered.',
  'signed-in': 'For everyone who is signed in.',
  user: 'For professionals, each for their own records.',
  admin: 'For administrators.',
};

function securityOf(endpoint: Endpoint): Operation['security'] {
  if (endpoint.access === 'anyone') return [];
  const scope = scopeOf(endpoint);
  return [
    ...(endpoint.access === 'optional' ? [{}] : []),
    { bearer: [] },
    ...(scope ? [{ personalToken: [scope] }] : []),
  ];
}

/** What a personal access token needs, in words. */
function tokenOf(endpoint: Endpoint): string {
  if (endpoint.access === 'anyone') return '';
  const scope = scopeOf(endpoint);
  return scope
    ? ` A personal access token needs \`${scope}\`.`
    : ' Not for personal access tokens.';
}

function sizeOf({ body, multipart, bodyLimitBytes = BODY_LIMIT_BYTES }: Endpoint): string {
  if (!body || multipart) return '';
  return ` The body may have ${bodyLimitBytes.toLocaleString('en-US')} bytes.`;
}

function endOf({ deprecated }: Endpoint): string {
  if (!deprecated) return '';
  const { since, sunset, successor } = deprecated;
  const end = sunset ? ` It ends on ${sunset}.` : '';
  return ` Deprecated since ${since}.${end}${successor ? ` Use ${successor} instead.` : ''}`;
}

function parametersOf(
  place: Parameter['in'],
  schema: z.ZodType | undefined,
  schemas: SchemaCollection,
): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.resolve(schemas.add(schema, 'input'));
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

function requestOf(
  { body, multipart }: Endpoint,
  schemas: SchemaCollection,
): Pick<Operation, 'requestBody'> {
  if (!body) return {};
  const schema = schemas.add(body, 'input');
  const content = multipart
    ? { 'multipart/form-data': { schema: withFile(schema) } }
    : { 'application/json': { schema, example: exampleOf(schema, schemas.resolve) } };
  return { requestBody: { required: true, content } };
}

/** The fields of a form, and the file that travels with them. */
function withFile(fields: JsonSchema): JsonSchema {
  const file = { type: 'string', format: 'binary', description: 'The file itself.' };
  return { allOf: [fields, { type: 'object', properties: { file }, required: ['file'] }] };
}

function responsesOf(endpoint: Endpoint, schemas: SchemaCollection): Operation['responses'] {
  const responses: Record<string, ApiResponse | Reference> = {
    [endpoint.status]: { ...successOf(endpoint, schemas), ...headersOf(endpoint) },
    ...(isConditional(endpoint) ? { 304: NOT_MODIFIED } : {}),
  };
  for (const [status, codes] of problemsByStatus(endpoint)) {
    const [code, ...others] = codes;
    responses[status] =
      code !== undefined && others.length === 0
        ? { $ref: `#/components/responses/${responseName(code)}` }
        : responseOfAny(codes);
  }
  return responses;
}

const NOT_MODIFIED: ApiResponse = { description: 'The answer is still the one with this `ETag`.' };

function headersOf(endpoint: Endpoint): Pick<ApiResponse, 'headers'> {
  const headers = {
    ...(endpoint.versioned ? { ETag: VERSION } : isConditional(endpoint) ? { ETag: CONTENT } : {}),
    ...(isList(endpoint) ? { Link: LINK } : {}),
    ...(endpoint.deprecated ? { Deprecation: DEPRECATION } : {}),
    ...(endpoint.deprecated?.sunset ? { Sunset: SUNSET } : {}),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
}

const textHeader = (description: string, example: string) => ({
  description,
  schema: { type: 'string', examples: [example] },
});
const VERSION = { description: 'Names the version of the record, for `If-Match`.', schema: TAG };
const CONTENT = textHeader('Changes with the answer.', '"4f1c2a906c1e7a3b9d550c4e1b7f6a20"');
const LINK = textHeader(
  'Other parts of the list: `next`, `prev` where that is known, `first` (RFC 8288).',
  '</api/users/?limit=10&cursor=MTc3>; rel="next"',
);
const DEPRECATION = textHeader('Since when not to use it (RFC 9745).', '@1795305600');
const SUNSET = textHeader('When it ends (RFC 8594).', 'Tue, 24 Nov 2026 00:00:00 GMT');

function successOf({ answer, file }: Endpoint, schemas: SchemaCollection): ApiResponse {
  if (file) {
    const schema = { type: 'string', format: 'binary' };
    return { description: 'The file.', content: { [file]: { schema } } };
  }
  if (!answer) return { description: 'Done; there is nothing to say.' };
  const schema = schemas.add(answer, 'output');
  const example = exampleOf(schema, schemas.resolve);
  return { description: 'Done.', content: { 'application/json': { schema, example } } };
}
