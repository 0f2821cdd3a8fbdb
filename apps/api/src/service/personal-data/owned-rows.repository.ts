import { and, asc, type Column, eq, getTableColumns, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** Lists about an account that may be long, and the column that says whose an entry is. */
const OWNER_COLUMN = {
  connections: 'portfolioId',
  activities: 'userId',
  auditLog: 'actorId',
  notes: 'authorId',
  readings: 'userId',
  postDrafts: 'userId',
} as const;

export type OwnedList = { [T in keyof typeof OWNER_COLUMN]: Tables[T]['$inferSelect'] };

/** Rows read at a time: such a list is never held whole. */
const BATCH = 200;

/** What one of the long lists holds of an owner, some at a time, oldest first. */
export async function* readInBatches<T extends keyof typeof OWNER_COLUMN>(
  { tables, read }: Database,
  table: T,
  owner: string,
): AsyncGenerator<OwnedList[T][]> {
  // the tables share the columns used here; what else they hold passes through untouched
  const rows = tables[table] as unknown as Tables['activities'];
  const columns = getTableColumns(tables[table]) as unknown as Record<string, Column>;
  const column = columns[OWNER_COLUMN[table]] ?? rows.id;
  for (let after = ''; ; ) {
    const batch = await read
      .select()
      .from(rows)
      .where(and(eq(column, owner), gt(rows.id, after)))
      .orderBy(asc(rows.id))
      .limit(BATCH);
    yield batch as never;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    after = last.id;
  }
}
