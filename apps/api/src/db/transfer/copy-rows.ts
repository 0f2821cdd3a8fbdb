import {
  createRowSum,
  type RowSource,
  type RowTarget,
  type StoredRow,
  type StoredTable,
  sumOf,
} from './stored-rows.ts';

/** How many rows each table has, by its name. */
export type RowCounts = Record<string, number>;

/** A target that is filled only with what comes back as it was given. */
interface CheckedTarget {
  store(table: StoredTable, rows: StoredRow[]): Promise<void>;
  /** @throws when a table reads otherwise than it was given; nothing is stored then */
  finish(): Promise<RowCounts>;
  /** Leaves nothing of it. */
  discard(): Promise<void>;
}

/** Adds up what a target is given, and compares it with what the target has in the end. */
export function checkedTarget(target: RowTarget): CheckedTarget {
  const given = new Map<StoredTable, ReturnType<typeof createRowSum>>();
  return {
    async store(table, rows) {
      const sum = given.get(table) ?? createRowSum();
      given.set(table, sum);
      sum.add(rows);
      await target.store(table, rows);
    },
    async finish() {
      const counts: RowCounts = {};
      for (const [table, wanted] of given) {
        const { rows, sum } = wanted.get();
        const found = await sumOf(target, table);
        if (found.rows !== rows || found.sum !== sum) {
          throw new Error(
            `Table ${table.name} did not arrive as it was: ${rows} rows went, ${found.rows} came; nothing was stored.`,
          );
        }
        counts[table.name] = rows;
      }
      await target.finish();
      return counts;
    },
    discard: () => target.discard(),
  };
}

/** Copies all rows. What has failed leaves nothing in the target. */
export async function copyRows(source: RowSource, to: RowTarget): Promise<RowCounts> {
  const target = checkedTarget(to);
  try {
    for (const table of source.tables) {
      for await (const rows of source.rows(table)) await target.store(table, rows);
    }
    return await target.finish();
  } catch (error) {
    await target.discard();
    throw error;
  }
}
