import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { EndpointInput, EndpointName, EndpointOutput } from '@vitrine/contracts';
import type { ApiClient } from './api-client.ts';
import { useApi } from './api-context.ts';

export type QueryInput<K extends EndpointName> =
  Record<never, never> extends EndpointInput<K>
    ? [input?: EndpointInput<K>]
    : [input: EndpointInput<K>];

/** The cache key of an endpoint's answer; the name alone finds all of its answers. */
export const endpointKey = <K extends EndpointName>(name: K, input?: unknown) =>
  [name, input ?? {}] as const;

/** A GET endpoint as a query: `queryClient.fetchQuery(endpointQuery(api, 'blogs.list'))`. */
export function endpointQuery<K extends EndpointName>(
  api: ApiClient,
  name: K,
  ...[input]: QueryInput<K>
) {
  const call = api.call as (...rest: unknown[]) => Promise<EndpointOutput<K>>;
  return {
    queryKey: endpointKey(name, input),
    queryFn: ({ signal }: { signal: AbortSignal }) => call(name, input, { signal }),
  };
}

/** What a GET endpoint answers, kept fresh: `useEndpoint('blogs.get', { params: { id } })`. */
export function useEndpoint<K extends EndpointName>(
  name: K,
  ...input: QueryInput<K>
): UseQueryResult<EndpointOutput<K>> {
  return useQuery(endpointQuery(useApi(), name, ...input));
}
