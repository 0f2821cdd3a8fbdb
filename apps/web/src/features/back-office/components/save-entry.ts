import { type ContentType, contentDefinitions } from '@vitrine/contracts';
import type { ApiClient, CallOptions } from '#lib/api-client.ts';
import { addOnce, FIRST_VERSION } from '#lib/editing/add-once.ts';

type AnyCall = <T extends object>(name: string, input: object, options?: CallOptions) => Promise<T>;

/** Calls an endpoint whose name is put together: types differ, what is done with them does not. */
export const anyCall = (api: ApiClient) => api.call as unknown as AnyCall;

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
  const call: AnyCall = anyCall(api);
  const change = (changed: string, ifMatch: number | undefined) =>
    call<Entry>(`content.${type}.update`, { params: { id: changed }, body }, { ifMatch });
  if (id) return change(id, version);
  return addOnce({
    input: contentDefinitions[type].input,
    body,
    add: () => call<Entry>(`content.${type}.create`, { body: { ...body, key } }),
    change: (added) => change(added, version ?? FIRST_VERSION),
  });
}
