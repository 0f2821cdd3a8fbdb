import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type Sqlite from 'better-sqlite3';
import { DatabaseBusyError } from './database.ts';
import { isOutOfSpace } from './errors.ts';

/** Posts enter their index at the latest after this time, or when someone searches. */
const DELAY_MS = 500;
/** Posts that one step takes: few, so that requests get their turn in between. */
const STEP_POSTS = 32;

type Write = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Takes posts from the queue of SQLite's search index, which indexes them (migration 0015). What is
 * still in the queue when the program ends is taken at the next start.
 * @param write runs work in a transaction of the writing connection
 */
export function createSearchQueue(writer: Sqlite.Database, reader: Sqlite.Database, write: Write) {
  const isWaiting = reader.prepare('SELECT EXISTS (SELECT 1 FROM blog_posts_search_queue)').pluck();
  const take = writer.prepare(
    'DELETE FROM blog_posts_search_queue WHERE record IN (SELECT record FROM blog_posts_search_queue ORDER BY record LIMIT ?)',
  );
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const takeAll = async (): Promise<void> => {
    while (!isClosed && isWaiting.get() === 1) {
      await write(async () => take.run(STEP_POSTS));
      await yieldToOthers();
    }
  };
  const unlessUnwritable = (error: unknown): void => {
    if (!(error instanceof DatabaseBusyError || isOutOfSpace(error))) throw error;
  };
  const takeSoon = (): void => {
    if (timer || isClosed) return;
    timer = setTimeout(() => {
      timer = undefined;
      void takeAll()
        .catch(unlessUnwritable)
        // what another process or a full disk has kept us from is tried again
        .then(() => isClosed || (isWaiting.get() === 1 && takeSoon()));
    }, DELAY_MS).unref();
  };
  takeSoon();

  return {
    /** After a write: whatever it stored is found within a second. */
    takeSoon,
    /** Before a search, which then finds all that is stored; less while nothing can be written. */
    takeNow: (): Promise<void> => takeAll().catch(unlessUnwritable),
    close: (): void => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
