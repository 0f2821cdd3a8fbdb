// @module-tag database
import { type Endpoint, isList } from '@vitrine/contracts';
import PQueue from 'p-queue';
import { describe, expect, it } from 'vitest';
import { addressOf, isOfOffice, table } from './testing/endpoint-table.ts';
import { fillLists } from './testing/filled-lists.ts';
import { parameterValues, VALUE_SEED } from './testing/schema-values.ts';
import { useTestServer } from './testing/test-server.ts';

// Whatever a list can be asked for is asked for, alone and with everything else: the parameters are
// those of the endpoint table, so that a new one is tried with the others by itself.

const server = await useTestServer();
const { admin, owner, parents, stored } = await fillLists(server);
const AT_ONCE = 4;
/** Where a part of a list begins: only a list itself knows. */
const PLACES = ['cursor', 'after'];

type Query = Record<string, string>;
type Parameter = [name: string, values: string[]];

const queried = table.filter(([, { method, query }]) => method === 'GET' && query);
const isNeeded = (schema: { safeParse(value: unknown): { success: boolean } }) =>
  !schema.safeParse(undefined).success;

/** What an endpoint cannot be asked for without: a stored record, for others are not found. */
function neededBy({ path, query }: Endpoint): Query {
  const names = Object.entries(query?.shape ?? {}).filter(([, schema]) => isNeeded(schema));
  return Object.fromEntries(
    names.map(([name]) => {
      const [value] = stored[name] ?? [];
      if (value === undefined) throw new Error(`${path} needs a ${name}: name one that is stored`);
      return [name, value];
    }),
  );
}

/** The other parameters, each with values of every kind that it takes. */
const parametersOf = ({ query }: Endpoint): Parameter[] =>
  Object.entries(query?.shape ?? {})
    .filter(([name, schema]) => !PLACES.includes(name) && !isNeeded(schema))
    .map(([name, schema]) => [name, parameterValues(schema, stored[name])]);

const aloneOf = (parameters: Parameter[]): Query[] =>
  parameters.flatMap(([name, values]) => values.map((value) => ({ [name]: value })));

/** Any two parameters together, until each of their values was asked for with the other. */
const pairsOf = (parameters: Parameter[]): Query[] =>
  parameters.flatMap(([name, values], index) =>
    parameters.slice(index + 1).flatMap(([other, others]) =>
      Array.from({ length: Math.max(values.length, others.length) }, (_, turn) => ({
        [name]: String(values[turn % values.length]),
        [other]: String(others[turn % others.length]),
      })),
    ),
  );

function callerOf(endpoint: Endpoint): Record<string, string> {
  const { access } = endpoint;
  if (access === 'anyone' || access === 'optional') return {};
  return isOfOffice(endpoint) ? admin.bearer : owner.bearer;
}

/** Asks an endpoint, and goes on to the next part; what it refuses is to be nothing. */
function createAsker(name: string, endpoint: Endpoint) {
  const parent = parents[name];
  if (endpoint.path.includes('{') && parent === undefined) {
    throw new Error(`${name} is below a record: name it where the lists are filled`);
  }
  const path = addressOf(endpoint, parent);
  const needed = neededBy(endpoint);
  const headers = { Accept: 'application/json', ...callerOf(endpoint) };
  const few = isList(endpoint) ? { limit: '1' } : {};
  const refused: string[] = [];
  /** @returns the cursor of the next part */
  const ask = async (query: Query) => {
    const search = new URLSearchParams({ ...needed, ...query });
    const answer = await fetch(`${server.url}${path}?${search}`, { headers });
    const text = await answer.text();
    if (answer.status !== 200) refused.push(`${path}?${search}: ${answer.status} ${text}`);
    const links = answer.headers.get('link') ?? '';
    return /[?&]cursor=([^&>]+)[^>]*>; rel="next"/.exec(links)?.[1];
  };
  /** @param places under which names the next part is asked for */
  const askOn = async (query: Query, places: string[]) => {
    const next = await ask({ ...few, ...query });
    if (next) for (const place of places) await ask({ ...few, ...query, [place]: next });
  };
  return { ask, askOn, refused };
}

const inTurns = (tasks: (() => Promise<unknown>)[]) =>
  new PQueue({ concurrency: AT_ONCE }).addAll(tasks);

it('finds the lists, and what else is asked for with parameters', () => {
  const names = queried.map(([name]) => name);
  const lists = table.filter(([, endpoint]) => isList(endpoint)).map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining([...lists, 'admin.applications.export']));
});

describe.each(queried)('%s', (name, endpoint) => {
  const parameters = parametersOf(endpoint);

  it('answers whatever it is asked for', async () => {
    const { ask, askOn, refused } = createAsker(name, endpoint);
    const queries = [{}, ...aloneOf(parameters)];
    await inTurns(queries.flatMap((query) => [() => ask(query), () => askOn(query, PLACES)]));
    expect(refused, `TEST_SEED=${VALUE_SEED}`).toEqual([]);
  });

  it.runIf(parameters.length > 1)('answers whatever two things it is asked for', async () => {
    const { askOn, refused } = createAsker(name, endpoint);
    // one of the two names of a place is enough here
    await inTurns(pairsOf(parameters).map((query) => () => askOn(query, ['cursor'])));
    expect(refused, `TEST_SEED=${VALUE_SEED}`).toEqual([]);
  });
});
