import { inArray, sql } from 'drizzle-orm';
import { prepared } from './prepared.ts';
import type { Queryable } from './queryable.ts';
import { rowsOf } from './rows.ts';
import type { Tables } from './schema.ts';

const CONTENT = 'content';

/** What a change takes back from visitors: of one portfolio, or of the whole site. */
export type TakenBack = 'portfolios' | 'anything';

/** Numbers that change whenever something is taken back from visitors; missing where that is not known. */
export type Withdrawals = Partial<Record<TakenBack, number>>;

const WITHDRAWALS = { portfolios: 'portfolios withdrawn', anything: 'withdrawn' } as const;
const LARGEST = 2 ** 31 - 1;

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

/**
 * Notes that something was taken back; a query to be run inside the change. The number is a random one: after a
 * restore none comes again that an answer was kept under.
 */
export function noteWithdrawal(tx: Queryable, { counters }: Tables, takenBack: TakenBack) {
  const value = sql<number>`floor(random() * ${sql.raw(String(LARGEST))})`;
  return tx
    .insert(counters)
    .values({ name: WITHDRAWALS[takenBack], value })
    .onConflictDoUpdate({ target: counters.name, set: { value } });
}

/** The number of changes so far, and the numbers of {@link noteWithdrawal}. */
export function readRevisions({ counters }: Tables) {
  const names = [CONTENT, ...Object.values(WITHDRAWALS)];
  const ask = prepared((db) => db.select().from(counters).where(inArray(counters.name, names)));
  return async (db: Queryable) => {
    const rows = await ask(db, {});
    const numberOf = (name: string) => rows.find((row) => row.name === name)?.value ?? 0;
    return {
      content: numberOf(CONTENT),
      withdrawals: {
        portfolios: numberOf(WITHDRAWALS.portfolios),
        anything: numberOf(WITHDRAWALS.anything),
      },
    };
  };
}
