import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ContentType } from '@vitrine/contracts';
import { useApi } from '#lib/api-context.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { type EditedRecord, entryRecord } from './edited-record.ts';
import type { PageTab } from './page-tabs.ts';
import { readDocument } from './save-record.ts';

/** The cache key of a page with its version. */
export const pageKeyOf = (page: string) => ['page to edit', page] as const;

export interface StoredTab {
  records: readonly EditedRecord[] | undefined;
  failed: Error | undefined;
  retry: () => void;
}

/** What is stored of a tab: the page's own record first, then those of its collection. */
export function useStoredTab({ page, collection }: PageTab): StoredTab {
  const api = useApi();
  const own = useQuery({
    queryKey: pageKeyOf(page ?? ''),
    enabled: page !== undefined,
    queryFn: ({ signal }) => readDocument(api, { kind: 'page', page: page ?? 'home' }, signal),
  });
  const entries = useQuery({
    ...endpointQuery(api, listOf(collection?.type ?? 'projects')),
    enabled: collection !== undefined,
  });
  const asked: UseQueryResult<unknown>[] = [
    ...(page ? [own] : []),
    ...(collection ? [entries] : []),
  ];
  const failed = asked.find(({ data, error }) => data === undefined && error)?.error ?? undefined;
  const retry = () => {
    for (const query of asked) if (query.isError) void query.refetch();
  };
  if (asked.some(({ data }) => data === undefined)) return { records: undefined, failed, retry };
  const list: readonly { id: string }[] = entries.data ?? [];
  const records = [
    ...(own.data && page ? [own.data] : []),
    ...(collection ? list.map((entry) => entryRecord(collection.type, entry)) : []),
  ];
  return { records, failed: undefined, retry };
}

export const listOf = (type: ContentType) => `content.${type}.list` as const;
