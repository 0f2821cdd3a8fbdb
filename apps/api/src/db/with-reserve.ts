import type { DiskSpace } from '../lib/disk-space.ts';
import type { Database } from './database.ts';
import { isOutOfSpace } from './errors.ts';

/**
 * A write that finds the disk full is done once more with the room that was reserved: it may be the
 * one that deletes something. The failed transaction has left nothing behind.
 */
export function withReserve(database: Database, space: Pick<DiskSpace, 'release'>): Database {
  return {
    ...database,
    write: async (work) => {
      try {
        return await database.write(work);
      } catch (error) {
        if (!isOutOfSpace(error) || !space.release()) throw error;
        return database.write(work);
      }
    },
  };
}
