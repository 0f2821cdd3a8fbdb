import type { QueryClient } from '@tanstack/react-query';
import type { EndpointInput, Restored } from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import type { Trashed } from './trash-words.ts';

/** Brings a record back from the trash, under another e-mail where its own was taken. */
export async function restoreRecord(
  api: ApiClient,
  queries: QueryClient,
  { kind, id }: Trashed,
  body: EndpointInput<'admin.trash.restore'>['body'] = {},
): Promise<Restored> {
  const answer = await api.call('admin.trash.restore', { params: { kind, id }, body });
  // who has deleted it here knows of no deletion any more
  const cache = queries.getMutationCache();
  for (const deletion of cache.findAll({ predicate: ({ meta }) => meta?.trashed === id })) {
    cache.remove(deletion);
  }
  return answer;
}
