import { join } from 'node:path';
import { startPostgres } from '@vitrine/testing';
import type { Database } from '../../apps/api/src/db/database.ts';
import { openPostgres } from '../../apps/api/src/db/postgres.ts';
import { openSqlite } from '../../apps/api/src/db/sqlite.ts';

export interface Opened {
  database: Database;
  close(): Promise<void>;
}

/** Each kind of database, new and empty, in a folder of its own. */
export const databases: Record<string, (folder: string) => Promise<Opened>> = {
  sqlite: async (folder) => {
    const database = openSqlite(join(folder, 'vitrine.db'));
    return { database, close: () => database.close() };
  },
  postgres: async (folder) => {
    const server = await startPostgres(join(folder, 'postgres'));
    await server.createDatabase('vitrine');
    const database = await openPostgres(`${server.url}/vitrine`);
    const close = async () => {
      await database.close();
      await server.stop();
    };
    return { database, close };
  },
};
