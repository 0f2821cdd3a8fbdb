import { createRowSum, type RowSource, type RowTarget, sumOf } from './stored-rows.ts';

/** How many rows each table has, by its name. */
export type RowCounts = Record<string, number>;

/**
 * Copies all rows and reads them back: they are stored only when both say the same. What has failed
 * leaves nothing in the target.
 */
export async function copyRows(source: RowSource, target: RowTarget): Promise<RowCounts> {
  const counts: RowCounts = {};
  try {
    for (const table of source.tables) {
      const given = createRowSum();
      for await (const rows of source.rows(table)) {
        given.add(rows);
        await target.store(table, rows);
      }
      const { rows, sum } = given.get();
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
  } catch (error) {
    await target.discard();
    throw error;
  }
}

/** Tables in which two databases differ. */
export async function differingTables(source: RowSource, other: RowSource): Promise<string[]> {
  const different: string[] = [];
  for (const table of source.tables) {
    const [one, two] = [await sumOf(source, table), await sumOf(other, table)];
    if (one.rows !== two.rows || one.sum !== two.sum) different.push(table.name);
  }
  return different;
}
