import type { Env } from '../env.ts';
import type { FileStore } from '../lib/file-store.ts';
import { openFileStore } from '../platform.ts';

/** Where an installation keeps what it has. */
export interface Installation {
  dataFolder: string;
  /** PostgreSQL; the embedded database of the data folder without it. */
  databaseUrl: string | undefined;
  files: FileStore;
}

/** What the settings describe. */
export const installationOf = (env: Env): Installation => ({
  dataFolder: env.DATA_DIR,
  databaseUrl: env.DATABASE_URL,
  files: openFileStore(env),
});
