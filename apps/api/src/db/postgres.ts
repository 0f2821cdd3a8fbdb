import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { createAnnouncements } from './announcements.ts';
import { postgresColumns } from './columns.postgres.ts';
import { raiseContentRevision, storedContentRevision } from './content-revision.ts';
import { type Database, DatabaseAwayError, type Queryable } from './database.ts';
import { migrationsFolder, refuseNewerSchema } from './migrate.ts';
import { announcement, listenForChanges, notification } from './postgres-notifications.ts';
import { prepared } from './prepared.ts';
import { defineTables } from './schema.ts';
import { createSearchIndex } from './search-index.ts';

const tables = defineTables(postgresColumns);

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/** An arbitrary number; every replica must take the same lock. */
const MIGRATION_LOCK = 4_021_713;

/**
 * Opens PostgreSQL, migrated and ready for several replicas.
 * @param url connection string, e.g. `postgres://user:secret@host:5432/vitrine`
 * @param onLost told of connections that break while idle; the pool replaces them by itself
 */
export async function openPostgres(
  url: string,
  onLost: (error: Error) => void = () => undefined,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  pool.on('error', onLost);
  // while in use, the failing query reports it; without a listener the error would end the process
  pool.on('connect', (client) => client.on('error', () => undefined));
  await migrateOnce(pool).catch(async (error) => {
    await pool.end();
    throw error;
  });
  const db = drizzle(pool, { schema: tables });
  const reading = db as unknown as Queryable;
  const announcements = createAnnouncements();
  const listener = listenForChanges(url, announcements.deliver, onLost);
  await listener.ready();
  const touched = new WeakSet<Queryable>();
  const connectionOf = connectionsOf();
  const raiseRevision = prepared((tx) =>
    raiseContentRevision(tx, tables).returning({ told: notification }),
  );
  return {
    dialect: 'postgres',
    search: createSearchIndex('postgres', tables),
    tables,
    read: reading,
    write: (work) =>
      withClient(pool, async (client) => {
        const tx = connectionOf(client);
        touched.delete(tx);
        try {
          return await inTransaction(client, () => work(tx));
        } finally {
          // this process must not wait for its own notification to come back
          if (touched.has(tx)) listener.invalidate();
        }
      }),
    touchContent: async (tx) => {
      touched.add(tx);
      await raiseRevision(tx, {});
    },
    announce: async (tx, text) => {
      await (tx as unknown as typeof db).execute(announcement(text));
    },
    listen: announcements.listen,
    lastContentRevision: listener.lastRevision,
    contentRevision: () => listener.revision(() => storedContentRevision(reading, tables)),
    scrub: async () => undefined,
    ping: async () => {
      await db.execute(sql`SELECT 1`);
    },
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

/** What queries run on, kept for each connection of the pool: prepared queries stay with it. */
function connectionsOf() {
  const known = new WeakMap<pg.PoolClient, Queryable>();
  return (client: pg.PoolClient): Queryable => {
    const connection =
      known.get(client) ?? (drizzle(client, { schema: tables }) as unknown as Queryable);
    known.set(client, connection);
    return connection;
  };
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>) {
  const client = await pool.connect().catch(asAway);
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

async function inTransaction<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN').catch(asAway);
  try {
    const result = await work();
    await client.query('COMMIT').catch(asAway);
    return result;
  } catch (error) {
    // on a line that broke there is nothing to take back: the server has done it
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Rethrows what the server answered as it is, and that it did not answer as what that means. */
function asAway(cause: unknown): never {
  if (cause instanceof pg.DatabaseError) throw cause;
  throw new DatabaseAwayError('The database cannot be reached.', { cause });
}

/** Replicas that start together take turns. */
async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    refuseNewerSchema('postgres', await lastApplied(client));
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder('postgres') });
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}

async function lastApplied(client: pg.PoolClient): Promise<number> {
  const known = await client.query(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS known",
  );
  if (!known.rows[0]?.known) return 0;
  const { rows } = await client.query(
    'SELECT max(created_at) AS at FROM drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.at ?? 0);
}
