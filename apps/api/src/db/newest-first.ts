import { asc, type Column, desc, type SQL, sql } from 'drizzle-orm';
import type { ListPlace, PageOf } from '../lib/list-place.ts';

export type { ListPlace, PageOf };

/** The order of lists that grow at their top; the id decides between records of one moment. */
export const newestFirst = (createdAt: Column, id: Column): [SQL, SQL] => [
  desc(createdAt),
  desc(id),
];

/**
 * What follows a place in the order of {@link newestFirst}. The place need not hold a record any
 * more, and what has arrived since is before it: no page repeats or leaves out a record. The
 * two are compared as one, so that an index of both leads straight to the place.
 */
export const comesAfter = (createdAt: Column, id: Column, place: ListPlace): SQL =>
  sql`(${createdAt}, ${id}) < (${sql.param(place.createdAt, createdAt)}, ${place.id})`;

/** What is before a place in the order of {@link newestFirst}. */
export const comesBefore = (createdAt: Column, id: Column, place: ListPlace): SQL =>
  sql`(${createdAt}, ${id}) > (${sql.param(place.createdAt, createdAt)}, ${place.id})`;

/** The order of {@link newestFirst} from its end. */
export const oldestFirst = (createdAt: Column, id: Column): [SQL, SQL] => [asc(createdAt), asc(id)];

/** The first of several lists in the order that they have, in that order. */
export function mergeInOrder<T extends ListPlace>(
  lists: readonly T[][],
  { limit, isOldestFirst = false }: Pick<PageOf, 'limit' | 'isOldestFirst'>,
): T[] {
  const direction = isOldestFirst ? -1 : 1;
  const newest = (a: T, b: T) =>
    b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
  return lists
    .flat()
    .sort((a, b) => direction * newest(a, b))
    .slice(0, limit);
}
