import { type Access, BODY_LIMIT_BYTES, type Endpoint, scopeOf } from '@vitrine/contracts';
import type { z } from 'zod';
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
  ];
  return {
    operationId: name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: `${callers[endpoint.access]}${tokenOf(endpoint)}${sizeOf(endpoint)}`,
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
    [endpoint.status]: { ...successOf(endpoint, schemas), ...versionOf(endpoint) },
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

const versionOf = ({ versioned }: Endpoint): Pick<ApiResponse, 'headers'> =>
  versioned
    ? { headers: { ETag: { description: 'The version of the record.', schema: TAG } } }
    : {};

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
