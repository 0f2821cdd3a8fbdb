import {
  type Access,
  type Area,
  BODY_LIMIT_BYTES,
  baseLocale,
  type Endpoint,
  rolesWith,
  scopeOf,
} from '@vitrine/contracts';
import type { z } from 'zod';
import { takesIdempotencyKey } from '../idempotency.ts';
import type { ApiResponse, JsonSchema, Operation, Parameter, Reference } from './document.ts';
import { exampleOf } from './examples.ts';
import {
  COMMON,
  headerOf,
  headersOf,
  IF_MATCH,
  IF_NONE_MATCH,
  isConditional,
  KEY,
  MIN,
} from './headers.ts';
import { problemsByStatus, responseName } from './problems.ts';
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
    ...(endpoint.cacheable ? [MIN] : []),
    ...(takesIdempotencyKey(endpoint) ? [KEY] : []),
  ];
  return {
    operationId: name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: `${callersOf(endpoint)}${tokenOf(endpoint)}${sizeOf(endpoint)}${endOf(endpoint)}`,
    ...(endpoint.deprecated ? { deprecated: true } : {}),
    security: securityOf(endpoint),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestOf(endpoint, schemas),
    responses: responsesOf(endpoint, schemas),
  };
}

/** Who may call, in words. */
const callers: Partial<Record<Access, string>> = {
  anyone: 'For anyone; a bearer is not looked at.',
  optional: 'For anyone; a bearer that is sent must be good and decides how much is answered.',
  'signed-in': 'For everyone who is signed in.',
  portfolio: 'For professionals, each for their own records.',
};

const callersOf = ({ access }: Endpoint): string =>
  callers[access] ?? `For the roles: ${rolesWith(access as Area).join(', ')}.`;

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
  return ` The body may have ${bodyLimitBytes.toLocaleString(baseLocale)} bytes.`;
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
  // what a parameter means is said of it, not of its schema: that is where readers look
  return Object.entries(properties).map(([name, { description = '', ...schema }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description,
    schema,
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
    [endpoint.status]: { ...successOf(endpoint, schemas), headers: headersOf(endpoint) },
    ...(isConditional(endpoint) ? { 304: NOT_MODIFIED } : {}),
  };
  for (const [status, codes] of problemsByStatus(endpoint)) {
    responses[status] = { $ref: `#/components/responses/${responseName(codes)}` };
  }
  return responses;
}

const NOT_MODIFIED: ApiResponse = {
  description: 'The answer is still the one with this `ETag`.',
  headers: { ...COMMON, ETag: headerOf('ContentTag') },
};

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
