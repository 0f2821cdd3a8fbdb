import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@vitrine/test-support';
import type { Database } from '../../../apps/api/src/db/database.ts';
import { openPostgres } from '../../../apps/api/src/db/postgres.ts';
import { type Amounts, fillLarge } from '../../../apps/api/src/db/seed/large/fill.ts';
import { makeSignable } from '../../../apps/api/src/db/seed/large/sign-in.ts';
import { seedDefaults } from '../../../apps/api/src/db/seed/seed.ts';
import { openSqlite } from '../../../apps/api/src/db/sqlite.ts';
import { systemClock } from '../../../apps/api/src/lib/clock.ts';
import { uuidIds } from '../../../apps/api/src/lib/ids.ts';
import { createPasswordHasher } from '../../../apps/api/src/lib/password-hash.ts';
import { endLater } from './open-things.ts';

export type Dialect = 'sqlite' | 'postgres';

const HASH_COST = 4;
/** To gather statistics of a million rows takes longer than a server waits for an answer. */
const FILLING = { connectMs: 5_000, answerMs: 600_000 };
const PASSWORD = 'a password for a moment';

/** A database filled with so many records of each kind, and who may sign in to it. */
export interface Filled {
  /** What makes the server use it. */
  settings: Record<string, string>;
  admin: Account;
  /** Owns the portfolio that is written to a lot. */
  owner: Account;
}

interface Account {
  email: string;
  password: string;
}

/**
 * Makes a database with so many records of each kind that can be many.
 * @param folder of the server that will use it; its data folder is `data` in there
 * @param others of which there are not as many as of the rest
 */
export async function fillDatabase(
  dialect: Dialect,
  folder: string,
  size: number,
  others: Partial<Amounts> = {},
): Promise<Filled> {
  const settings = dialect === 'postgres' ? { DATABASE_URL: await postgresUrl() } : {};
  const database = await open(join(folder, 'data'), settings.DATABASE_URL);
  const hasher = createPasswordHasher(HASH_COST);
  try {
    await seedDefaults(database, { clock: systemClock, ids: uuidIds });
    await fillLarge(database, { ...amountsOf(size), ...others }, systemClock.now());
    const { admin, owner } = await makeSignable(database, await hasher.hash(PASSWORD));
    const account = (email: string) => ({ email, password: PASSWORD });
    return { settings, admin: account(admin), owner: account(owner) };
  } finally {
    await hasher.close();
    await database.close();
  }
}

async function open(dataFolder: string, url: string | undefined): Promise<Database> {
  if (url) return openPostgres(url, { patience: FILLING });
  await mkdir(dataFolder, { recursive: true });
  return openSqlite(join(dataFolder, 'vitrine.db'));
}

const amountsOf = (size: number) => ({
  ...{ messages: size, users: size, posts: size, applications: size, audit: size },
  ...{ connections: size, activities: size, mails: size, pictures: size },
});

/** A PostgreSQL of its own; where it runs as another user, that one has to get at its folder. */
async function postgresUrl(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  endLater(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const server = await startPostgres(join(folder, 'postgres'));
  endLater(() => server.stop());
  await server.createDatabase('vitrine');
  return `${server.url}/vitrine`;
}
