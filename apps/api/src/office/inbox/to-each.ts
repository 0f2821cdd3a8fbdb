import type { Database, Queryable } from '../../db/database.ts';

interface Work<Row> {
  ids: string[];
  /** Once, before any of them. */
  check?: (tx: Queryable) => Promise<void>;
  lock: (tx: Queryable, id: string) => Promise<Row | undefined>;
  work: (tx: Queryable, row: Row) => Promise<unknown>;
}

/**
 * Does the same to several in one write, always in the same order; those that are gone are left out.
 * @returns how many were there, and which
 */
export const toEach = <Row>({ write }: Database, { ids, check, lock, work }: Work<Row>) =>
  write(async (tx) => {
    const done: string[] = [];
    await check?.(tx);
    for (const id of [...new Set(ids)].sort()) {
      const row = await lock(tx, id);
      if (!row) continue;
      await work(tx, row);
      done.push(id);
    }
    return { changed: done.length, ids: done };
  });
