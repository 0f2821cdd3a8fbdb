import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { EndpointInput, EndpointName, EndpointOutput } from '@vitrine/contracts';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ApiClient } from './api-client.ts';
import { useApi } from './api-context.ts';
import { ApiError } from './api-error.ts';
import { ListParts, WHOLE } from './list-parts.ts';
import type { MorePages } from './use-load-on.ts';

interface AnyPage {
  items: readonly { id: string }[];
  next: string | null;
}

/** The endpoints that answer with a part of a list and where the next part begins. */
export type ListEndpoint = {
  [K in EndpointName]: EndpointOutput<K> extends AnyPage ? K : never;
}[EndpointName];

/** One part of a list, as the endpoint answers it. */
export type ListPage<K extends ListEndpoint> = Extract<EndpointOutput<K>, AnyPage>;
export type ListRow<K extends ListEndpoint> = ListPage<K>['items'][number];
/** What a list is asked for with, the cursor apart. */
export type ListQuery<K extends ListEndpoint> =
  EndpointInput<K> extends { query?: infer Q } ? Omit<NonNullable<Q>, 'after'> : never;

/** The cache key of a list; without the query it finds the lists of every filter. */
export const listKey = (name: ListEndpoint, query?: object) =>
  query ? (['list', name, query] as const) : (['list', name] as const);

/** A list as a screen shows it. */
export interface List<Row> extends MorePages {
  /** What has been loaded, in order; empty until the first part has come. */
  rows: readonly Row[];
  isLoaded: boolean;
  hasNextPage: boolean;
  /** The rows are those of the filter before, until the new ones have come. */
  isPlaceholderData: boolean;
  isRefetchError: boolean;
  error: Error | null;
  refetch: () => unknown;
  /** Gets the rows of a long list that are in view: a refetch asks for those and the first part. */
  onView?: ((first: number, last: number) => void) | undefined;
}

interface ListOptions<K extends ListEndpoint> {
  /** 'always' where what someone has just done is looked for first. */
  refetchOnMount?: 'always' | undefined;
  /** How long, in milliseconds, until what is shown is asked for again. */
  refetchInterval?: ((rows: readonly ListRow<K>[]) => number) | undefined;
}

/** Asks for one part of a list; without a cursor for the first. */
export function callList<K extends ListEndpoint>(
  api: ApiClient,
  name: K,
  query: ListQuery<K>,
  { after, signal }: { after?: string; signal?: AbortSignal } = {},
): Promise<ListPage<K>> {
  const call = api.call as (...rest: unknown[]) => Promise<unknown>;
  const input = { query: { ...query, ...(after && { after }) } };
  return call(name, input, { signal }) as Promise<ListPage<K>>;
}

const rowsOf = <K extends ListEndpoint>(data: ListData<K> | undefined): readonly ListRow<K>[] =>
  data ? data.pages.flatMap(({ items }) => items as readonly ListRow<K>[]) : [];

export type ListData<K extends ListEndpoint> = InfiniteData<ListPage<K>, string>;

/**
 * A list of the API, some of it at a time: `useList('admin.users.list', { q: 'ada' })`. Another
 * query shows the rows of the one before until its own have come. A refetch keeps what is loaded
 * and asks only for the first part and for what is in view; the rest is asked for when it is seen.
 */
export function useList<K extends ListEndpoint>(
  name: K,
  query: ListQuery<K>,
  { refetchOnMount = undefined, refetchInterval }: ListOptions<K> = {},
): List<ListRow<K>> & { pages: readonly ListPage<K>[] } {
  const api = useApi();
  const view = useRef(WHOLE);
  const [parts] = useState(() => new ListParts<ListPage<K>>());
  const answer = useInfiniteQuery<ListPage<K>, Error, ListData<K>, readonly unknown[], string>({
    queryKey: listKey(name, query),
    initialPageParam: '',
    queryFn: async ({ pageParam: after, signal, client, queryKey }) => {
      const known = client.getQueryData<ListData<K>>(queryKey);
      // what is behind the last known part is new
      const isAgain = after !== '' && known?.pages.at(-1)?.next !== after;
      const kept = isAgain && known && parts.keep(known.pages, view.current);
      return kept || parts.asked(await callList(api, name, query, { after, signal }));
    },
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    ...(refetchOnMount && { refetchOnMount }),
    ...(refetchInterval && {
      refetchInterval: ({ state }) => refetchInterval(rowsOf(state.data)),
    }),
  });
  const { data } = answer;
  const rows = useMemo(() => rowsOf(data), [data]);
  const { refetch } = answer;
  const onView = useCallback(
    (first: number, last: number) => {
      view.current = { first, last };
      if (parts.hasOld(rows.slice(first, last + 1))) void refetch({ cancelRefetch: false });
    },
    [parts, rows, refetch],
  );
  return { ...answer, rows, pages: data?.pages ?? [], isLoaded: data !== undefined, onView };
}

/**
 * The rows of an endpoint as every loaded list of it knows them, whatever its filter.
 * @param one finds the record's own answer, where there is an endpoint for it
 */
export function listCache<K extends ListEndpoint>(
  queries: QueryClient,
  name: K,
  one?: (id: string) => readonly unknown[],
) {
  type Row = ListRow<K>;
  const changeRows = (change: (rows: readonly Row[]) => readonly Row[]) =>
    queries.setQueriesData<ListData<K>>(
      { queryKey: listKey(name) },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            items: change(page.items as readonly Row[]),
          })),
        },
    );
  return {
    changeRows,
    find: (id: string): Row | undefined =>
      (one && queries.getQueryData<Row>(one(id))) ??
      queries
        .getQueriesData<ListData<K>>({ queryKey: listKey(name) })
        .flatMap(([, list]) => rowsOf(list))
        .find((row) => row.id === id),
    /** Shows some fields of a record with other values, in the lists and in its own answer. */
    patch: (id: string, fields: Partial<Row>) => {
      changeRows((rows) => rows.map((row) => (row.id === id ? { ...row, ...fields } : row)));
      if (one) queries.setQueryData<Row>(one(id), (known) => known && { ...known, ...fields });
    },
    remove: (id: string) => changeRows((rows) => rows.filter((row) => row.id !== id)),
    /** Answers under way know nothing of a change that is shown before it is stored. */
    cancel: (id: string) =>
      Promise.all([
        queries.cancelQueries({ queryKey: listKey(name) }),
        one && queries.cancelQueries({ queryKey: one(id) }),
      ]),
    /**
     * Every list is asked for again when it is shown next; a row that its filter does not hold any
     * more stays while someone reads it.
     */
    markStale: () => queries.invalidateQueries({ queryKey: listKey(name), refetchType: 'none' }),
    refresh: () => queries.invalidateQueries({ queryKey: listKey(name) }),
    /** Asks again for the shown lists without a record: their answers may be older than its change. */
    refreshWithout: (id: string) =>
      queries.invalidateQueries({
        queryKey: listKey(name),
        predicate: ({ state }) =>
          state.fetchStatus === 'fetching' ||
          rowsOf(state.data as ListData<K> | undefined).every((row) => row.id !== id),
      }),
  };
}

export type ListCache<K extends ListEndpoint> = ReturnType<typeof listCache<K>>;

/** Whether the server said that there is no such record. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/** The end of a deletion; one that is gone already was deleted somewhere else: no failure. */
export const orGone = <T>(deletion: Promise<T>): Promise<T | undefined> =>
  deletion.catch((error: unknown) => {
    if (!isGone(error)) throw error;
    return undefined;
  });
