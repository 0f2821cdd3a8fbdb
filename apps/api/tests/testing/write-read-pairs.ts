import { type Endpoint, isList } from '@vitrine/contracts';
import { table } from './endpoint-table.ts';

/** How what was written is found again. */
export interface ReadPair {
  /** The path of the read, with its parameters. */
  path: string;
  access: Endpoint['access'];
  /** Whether it is one of a list, by its id. */
  among: boolean;
}

const slashed = (path: string) => (path.endsWith('/') ? path : `${path}/`);
const readAt = (path: string) =>
  table.find(([, one]) => one.method === 'GET' && slashed(one.path) === slashed(path))?.[1];

const asPair = ({ path, access }: Endpoint, among: boolean): ReadPair => ({ path, access, among });

/** The writes of the table: what takes a body, with a file beside it or not. */
export const writes = table.filter(([, { method, body }]) => method !== 'GET' && body);

/**
 * The read of what a write stores, as far as the paths say: of the same path, of the item in a
 * collection, or of the list that it is in.
 */
export function readOf({ method, path }: Endpoint): ReadPair | undefined {
  const item = method === 'POST' ? readAt(`${slashed(path)}{id}`) : undefined;
  if (item) return asPair(item, false);
  const same = readAt(path);
  if (same) return asPair(same, method === 'POST' && isList(same));
  const collection = path.endsWith('/{id}') || path.endsWith('/{id}/');
  const list = collection ? readAt(path.replace(/\/\{id\}\/?$/, '/')) : undefined;
  return list && isList(list) ? asPair(list, true) : undefined;
}
