import { baseLocale, type ContentType } from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { anyCall } from './any-call.ts';

interface EntryToSave {
  /** Undefined for a new one. */
  id: string | undefined;
  /** The version that was read. */
  version: number | undefined;
  /** Of a new one: under the same key it is stored once. */
  key: string;
  body: object;
}

/** Stores an entry of a content type. */
export function saveEntry<Entry extends object>(
  api: ApiClient,
  type: ContentType,
  { id, version, key, body }: EntryToSave,
): Promise<Entry> {
  const call = anyCall(api);
  return id
    ? call<Entry>(`content.${type}.update`, { params: { id }, body }, { ifMatch: version })
    : call<Entry>(`content.${type}.create`, { body: { ...body, key } });
}

/** An entry as it is stored now; undefined where it is gone. */
export async function newestEntry<Entry extends { readonly id: string }>(
  api: ApiClient,
  type: ContentType,
  id: string,
): Promise<Entry | undefined> {
  const entries = await anyCall(api)<readonly Entry[]>(`content.${type}.list`, {
    query: { locale: baseLocale },
  });
  return entries.find((entry) => entry.id === id);
}
