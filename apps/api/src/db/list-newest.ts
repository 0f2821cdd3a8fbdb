import { and, desc, lt, type SQL } from 'drizzle-orm';
import { comesAfter, comesBefore, newestFirst, oldestFirst, type PageOf } from './newest-first.ts';
import type { Queryable } from './queryable.ts';
import type { Tables } from './schema.ts';
import { equals, type Only, type SearchIndex } from './search-index.ts';
import type { SearchedTable, SearchFilter } from './searched-tables.ts';

type ListedTable = SearchedTable | 'outbox' | 'webhookDeliveries' | 'trash';
/** Tables whose ids grow with time: their primary key is the order as well. */
type ListedById = 'activities' | 'auditLog' | 'connections';

/** What a list of a table may be filtered by. */
type FilterOf<T extends ListedTable | ListedById> = T extends SearchedTable
  ? SearchFilter<T>
  : keyof Tables[T]['$inferSelect'] & string;
/** Which records of a table are wanted. */
interface Wanted<T extends ListedTable | ListedById, E> extends PageOf {
  /** Text to look for; only of the tables that have a search index. */
  q?: string | undefined;
  /** Columns that must hold a value; what is undefined does not count. */
  equal?: Only<E, FilterOf<T>>;
  /** What else must be so. */
  where?: SQL | undefined;
}

/** The records of a long table that are wanted, newest first: the query behind every list. */
export async function listNewest<
  T extends ListedTable | ListedById,
  E extends { [K in FilterOf<T>]?: string | undefined },
>(
  { tables, search }: { tables: Tables; search: SearchIndex },
  db: Queryable,
  table: T,
  { q, equal, where, after, limit, isOldestFirst = false }: Wanted<T, E>,
): Promise<Tables[T]['$inferSelect'][]> {
  if (q) {
    const found = { q, equal: equal ?? {}, where, after, limit, isOldestFirst };
    return search.list(db, table as SearchedTable, found as never) as never;
  }
  // the tables share the columns used here; what else they hold passes through untouched
  const rows = tables[table] as unknown as Tables['outbox'];
  const isById = table === 'activities' || table === 'auditLog' || table === 'connections';
  const { createdAt, id } = rows;
  const [inOrder, follow] = isOldestFirst ? [oldestFirst, comesBefore] : [newestFirst, comesAfter];
  const order = isById ? [desc(id)] : inOrder(createdAt, id);
  const follows = after && (isById ? lt(id, after.id) : follow(createdAt, id, after));
  return (await db
    .select()
    .from(rows)
    .where(and(...equals(rows, equal ?? {}), where, follows))
    .orderBy(...order)
    .limit(limit)) as never;
}
