import { observed } from '../lib/observed-work.ts';
import type { Database } from './database.ts';

/** Tells of each write how long it waited for its turn, and how long it took. */
export function withObservedWrites(database: Database): Database {
  return {
    ...database,
    write: (work) =>
      observed({ kind: 'database write' }, (begun) =>
        database.write((tx) => {
          begun();
          return work(tx);
        }),
      ),
  };
}
