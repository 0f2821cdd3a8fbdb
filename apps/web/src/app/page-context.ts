import type { QueryClient } from '@tanstack/react-query';
import type { EndpointName, EndpointOutput } from '@vitrine/contracts';
import type { ApiClient } from '../lib/api-client.ts';
import { ApiError } from '../lib/api-error.ts';
import { endpointKey, endpointQuery, type QueryInput } from '../lib/endpoint-query.ts';
import type { LayoutModule, PageContext, PageModule, PageQuery } from '../lib/page.ts';

interface Surroundings {
  api: ApiClient;
  queries: QueryClient;
  origin: string;
  params: PageContext['params'];
  search: URLSearchParams;
}

/** What a page's `queries`, `head` and `status` are called with. */
export function createPageContext(surroundings: Surroundings): PageContext {
  const { api, queries, origin, params, search } = surroundings;
  return {
    origin,
    params,
    search,
    query: (name, ...input) => endpointQuery(api, name, ...input),
    read: <K extends EndpointName>(name: K, ...[input]: QueryInput<K>) =>
      queries.getQueryData<EndpointOutput<K>>(endpointKey(name, input)),
    failure: (name, ...[input]) => {
      const error = queries.getQueryState(endpointKey(name, input))?.error;
      return error instanceof ApiError ? error : undefined;
    },
  };
}

/** Asks for everything that a page and its frame show; a failure is left to the page. */
export async function prefetchPage(
  queries: QueryClient,
  context: PageContext,
  modules: readonly Pick<PageModule & LayoutModule, 'queries'>[],
): Promise<void> {
  const wanted: PageQuery[] = modules.flatMap((module) => module.queries?.(context) ?? []);
  await Promise.all(wanted.map((query) => queries.prefetchQuery(query)));
}
