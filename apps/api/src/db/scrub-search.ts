import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type Sqlite from 'better-sqlite3';
import { storedName } from './columns.ts';
import type { createMutex } from './mutex.ts';
import { type SearchedTable, searchName } from './searched-tables.ts';

/** Pages that one step of a merge may write: few, so that requests get their turn in between. */
const STEP_PAGES = 32;

type Mutex = ReturnType<typeof createMutex>;

/**
 * Merges the search indexes of tables from which something was erased: until then its text is still
 * in them. A hundred thousand messages take seconds of work, done in steps of milliseconds.
 */
export async function scrubSearch(
  writer: Sqlite.Database,
  oneAtATime: Mutex,
  tables: readonly SearchedTable[],
): Promise<void> {
  const due = writer.prepare('SELECT value FROM counters WHERE name = ?').pluck();
  const done = writer.prepare('DELETE FROM counters WHERE name = ? AND value = ?');
  for (const table of tables) {
    const counter = `erased:${storedName(table)}`;
    const value = await oneAtATime(async () => due.get(counter));
    if (value === undefined) continue;
    await mergeWhole(writer, oneAtATime, searchName(table));
    // rows erased in the meantime are left to the next run
    await oneAtATime(async () => done.run(counter, value));
  }
}

async function mergeWhole(writer: Sqlite.Database, oneAtATime: Mutex, index: string) {
  const merge = writer.prepare(`INSERT INTO ${index}(${index}, rank) VALUES ('merge', ?)`);
  const changes = writer.prepare('SELECT total_changes()').pluck();
  const step = async (pages: number): Promise<number> => {
    const before = Number(changes.get());
    merge.run(pages);
    return Number(changes.get()) - before;
  };
  // the first step, with a negative number, takes in every part there is; one that changes nothing
  // but itself says that all are merged (https://www.sqlite.org/fts5.html#the_merge_command)
  let changed = await oneAtATime(() => step(-STEP_PAGES));
  while (changed > 1) {
    await yieldToOthers();
    changed = await oneAtATime(() => step(STEP_PAGES));
  }
}
