import { expect, it } from 'vitest';
import { createApiClient } from '../lib/api-client.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { createPageContext } from './page-context.ts';
import { routes } from './routes.ts';
import { zones } from './zones.ts';

/** A query that writes down which of its parameters are read. */
class WatchedQuery extends URLSearchParams {
  readonly names = new Set<string>();
  override get(name: string) {
    this.names.add(name);
    return super.get(name);
  }
  override getAll(name: string) {
    this.names.add(name);
    return super.getAll(name);
  }
  override has(name: string) {
    this.names.add(name);
    return super.has(name);
  }
}

const rendered = routes.filter(({ zone }) => zones[zone].rendered);

it.each(rendered.map((route) => [route.path, route] as const))(
  'the page %s reads no parameter that its route does not name',
  async (_path, { module, parameters }) => {
    const page = await module.load();
    const search = new WatchedQuery();
    const context = createPageContext({
      api: createApiClient(async () => ({ status: 200, body: {} })),
      queries: createQueryClient(),
      params: { id: 'one', customUrl: 'ada', token: 'token' },
      origin: 'https://north.example',
      search,
    });
    page.queries?.(context);
    page.head?.(context);
    page.status?.(context);
    expect(parameters).toEqual(expect.arrayContaining([...search.names]));
  },
);

it('the contact page is one for all subjects, which the browser fills in', () => {
  const contact = routes.find(({ path }) => path === '/contact');
  expect(contact?.parameters).toEqual([]);
});
