import { type Endpoint, endpoints, officeAreas } from '@vitrine/contracts';
import { toOpenApi } from '../../src/http/openapi.ts';

export const UNKNOWN_ID = '019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20';

/** The endpoint table as rows, each seen without its own types. */
export const table: [string, Endpoint][] = Object.entries(endpoints);

/** Whether an endpoint is one of the back-office, all of which administrators may call. */
export const isOfOffice = ({ access }: Pick<Endpoint, 'access'>): boolean =>
  officeAreas.some((area) => area === access);

export const openApi = toOpenApi(endpoints, 'https://vitrine.test');

/** The address of an endpoint with something in the place of its parameters. */
export const addressOf = (endpoint: Endpoint, value?: string): string => {
  const values = value?.split('/') ?? [];
  return endpoint.path.replace(
    /\{(\w+)\}/g,
    (_, name) => values.shift() ?? takenBy(endpoint, name),
  );
};

/** One of what a parameter may be, where it is one of a few; an id that nothing has otherwise. */
function takenBy(endpoint: Endpoint, name: string): string {
  const { parameters } = openApi.paths[endpoint.path]?.[endpoint.method.toLowerCase()] ?? {};
  const schema = parameters?.find((parameter) => parameter.name === name)?.schema;
  return String(schema?.enum?.[0] ?? UNKNOWN_ID);
}

const operations = Object.values(openApi.paths).flatMap((methods) => Object.values(methods));
const operationOf = (name: string) => operations.find(({ operationId }) => operationId === name);

/** Every status that the API document says an endpoint can answer with. */
export const documentedStatuses = (name: string): number[] =>
  Object.keys(operationOf(name)?.responses ?? {}).map(Number);

/** The body that the API document shows for an endpoint; undefined where it takes no JSON. */
export function exampleBody(name: string): Record<string, unknown> | undefined {
  const { requestBody } = operationOf(name) ?? {};
  return requestBody?.content['application/json']?.example as Record<string, unknown> | undefined;
}
