import type { JsonSchema, OpenApiDocument, Operation, Parameter } from './document.ts';
import { meaningOf, parameterMeaningOf } from './meanings/meanings.ts';

/**
 * Says of every schema, field and parameter what it means.
 * @param document is changed in place
 */
export function describeFields({ components, paths, webhooks }: OpenApiDocument): void {
  for (const [name, schema] of Object.entries(components.schemas)) {
    describe(schema, name, '');
    describeInside(schema, name);
  }
  for (const methods of Object.values(paths)) {
    for (const operation of Object.values(methods)) describeOperationFields(operation);
  }
  for (const { post } of Object.values(webhooks)) describeOperationFields(post);
}

function describeOperationFields(operation: Operation): void {
  const { operationId, parameters, requestBody, responses } = operation;
  if (parameters) {
    operation.parameters = parameters.map((one) => withMeaning(one, operationId));
  }
  const bodies = [requestBody, ...Object.values(responses)].flatMap((part) =>
    part && 'content' in part ? Object.values(part.content ?? {}) : [],
  );
  for (const { schema } of bodies) describeInside(schema, operationId);
}

/** What a parameter means is said of it, not of its schema: that is where readers look. */
function withMeaning(parameter: Parameter, operationId: string): Parameter {
  const { description: ofSchema, ...schema } = parameter.schema;
  const meaning =
    parameter.description ?? ofSchema ?? parameterMeaningOf(operationId, parameter.name);
  return { ...parameter, ...(meaning === undefined ? {} : { description: meaning }), schema };
}

/**
 * @param owner whose field it is: the name of a schema, or of an endpoint
 * @param path of the field, dotted
 */
function describe(schema: JsonSchema, owner: string, path: string): void {
  const meaning = meaningOf(owner, path, schema.description);
  if (meaning !== undefined) schema.description = meaning;
}

function describeInside(schema: JsonSchema, owner: string, path = ''): void {
  for (const [key, field] of Object.entries(schema.properties ?? {})) {
    const at = path === '' ? key : `${path}.${key}`;
    describe(field, owner, at);
    describeInside(field, owner, at);
  }
  const { anyOf = [], oneOf = [], allOf = [], items, additionalProperties } = schema;
  for (const part of [...anyOf, ...oneOf, ...allOf]) describeInside(part, owner, path);
  if (items) describeInside(items, owner, path);
  if (typeof additionalProperties === 'object') describeInside(additionalProperties, owner, path);
}
