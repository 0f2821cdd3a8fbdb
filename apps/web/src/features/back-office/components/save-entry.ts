import { type ContentType, contentDefinitions } from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { addOnce, FIRST_VERSION } from '#lib/editing/add-once.ts';
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
  const change = (changed: string, ifMatch: number | undefined) =>
    call<Entry>(`content.${type}.update`, { params: { id: changed }, body }, { ifMatch });
  if (id) return change(id, version);
  return addOnce({
    input: contentDefinitions[type].input,
    body,
    add: () => call<Entry>(`content.${type}.create`, { body: { ...body, key } }),
    change: (made) => change((made as { id?: string }).id ?? '', version ?? FIRST_VERSION),
  });
}

/** An entry as it is stored now; undefined where it is gone. */
export async function newestEntry<Entry extends { readonly id: string }>(
  api: ApiClient,
  type: ContentType,
  id: string,
): Promise<Entry | undefined> {
  const entries = await anyCall(api)<readonly Entry[]>(`content.${type}.list`, {});
  return entries.find((entry) => entry.id === id);
}
