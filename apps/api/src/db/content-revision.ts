import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { rowsOf } from './rows.ts';
import type { Tables } from './schema.ts';

const CONTENT = 'content';

/** Counts one more change of what the public pages show; a query to be run inside the change. */
export function raiseContentRevision(tx: Queryable, { counters }: Tables) {
  return tx
    .insert(counters)
    .values({ name: CONTENT, value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } });
}

/** The number of changes so far; 0 before the first. */
export async function storedContentRevision(db: Queryable, { counters }: Tables): Promise<number> {
  return (await rowsOf(counters, counters.name).get(db, CONTENT))?.value ?? 0;
}
