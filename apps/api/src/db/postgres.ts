import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { noteRevision } from '../lib/request-context.ts';
import { within } from '../lib/time-limit.ts';
import { createAnnouncements } from './announcements.ts';
import { postgresColumns } from './columns.postgres.ts';
import { noteWithdrawal, raiseContentRevision, readRevisions } from './content-revision.ts';
import { type Database, DatabaseAwayError, type Queryable, type TakenBack } from './database.ts';
import { compareSchema, postgresState, processName } from './database-state.ts';
import { isDatabaseAway } from './errors.ts';
import {
  knownMigrations,
  lastAppliedOnPostgres,
  migrationsFolder,
  refuseNewerSchema,
} from './migrate.ts';
import {
  announcement,
  type Change,
  listenForChanges,
  notification,
} from './postgres-notifications.ts';
import { keepUnnamed, prepared } from './prepared.ts';
import { defineTables } from './schema.ts';
import { createSearchIndex } from './search-index.ts';

const tables = defineTables(postgresColumns);

/**
 * How long a connection may take to be made, and an answer to come. A server that takes questions and
 * answers none would otherwise hold up every request for ever.
 */
const PATIENCE = { connectMs: 5_000, answerMs: 10_000 };
/** At its end the process does not wait longer than this for a server that does not answer. */
const FAREWELL_MS = 2_000;
/** An arbitrary number; every replica must take the same lock. */
const MIGRATION_LOCK = 4_021_713;

type Patience = typeof PATIENCE;

/** What a transaction has done to the content. */
interface Touched {
  changes: Change[];
  revision?: number | undefined;
}

interface PostgresOptions {
  /**
   * The address of the database itself, where `url` is that of a pooler, as PgBouncer is one, which
   * lends a connection for one transaction: listening, and the lock of migrations, take one for good.
   */
  directUrl?: string | undefined;
  /** Connections for requests and what goes on beside them. */
  poolSize?: number;
  /** Called for connections that break while idle; they are replaced without its help. */
  onLost?: (error: Error) => void;
  /** How long it may take to answer. */
  patience?: Patience;
}

/**
 * Opens PostgreSQL, migrated and ready for several replicas.
 * @param url connection string, e.g. `postgres://user:secret@host:5432/vitrine`
 */
export async function openPostgres(
  url: string,
  { directUrl, poolSize = 10, onLost = () => undefined, patience = PATIENCE }: PostgresOptions = {},
): Promise<Database> {
  await migrateOnce(directUrl ?? url, patience);
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: patience.connectMs,
    query_timeout: patience.answerMs,
    keepAlive: true,
    application_name: processName(),
  };
  const pool = new pg.Pool({ ...connection, max: poolSize });
  pool.on('error', onLost);
  // while in use, the failing query reports it; without a listener the error would end the process
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool, { schema: tables });
  const reading = db as unknown as Queryable;
  const connectionOf = connectionsOf(directUrl !== undefined);
  // a name that one connection of a pooler has learnt means nothing to the next
  if (directUrl) keepUnnamed(reading);
  const announcements = createAnnouncements();
  const direct = { ...connection, connectionString: directUrl ?? url };
  const listener = listenForChanges(direct, announcements.deliver, onLost);
  await listener.ready();
  const known = knownMigrations('postgres');
  const touched = new WeakMap<Queryable, Touched>();
  const raiseRevision = prepared((tx) =>
    raiseContentRevision(tx, tables).returning({
      revision: tables.counters.value,
      notified: notification('nothing'),
    }),
  );
  const noting = (takenBack: TakenBack) =>
    prepared((tx) =>
      noteWithdrawal(tx, tables, takenBack).returning({ notified: notification(takenBack) }),
    );
  const note = { portfolios: noting('portfolios'), anything: noting('anything') };
  const revisions = readRevisions(tables);
  const contentRevision = (atLeast?: number) =>
    listener.revision(() => revisions(reading), atLeast);
  // what was taken back is known before the database may be away
  await contentRevision();
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
          const result = await inTransaction(client, () => work(tx));
          noteRevision(touched.get(tx)?.revision);
          return result;
        } finally {
          // this process must not wait for its own notification to come back
          for (const change of touched.get(tx)?.changes ?? []) listener.invalidate(change);
        }
      }),
    touchContent: async (tx, takenBack = 'anything') => {
      const changes = [...(touched.get(tx)?.changes ?? []), takenBack];
      touched.set(tx, { changes });
      touched.set(tx, { changes, revision: (await raiseRevision(tx, {}))[0]?.revision });
      if (takenBack !== 'nothing') await note[takenBack](tx, {});
    },
    announce: async (tx, text) => {
      await (tx as unknown as typeof db).execute(announcement(text));
    },
    listen: announcements.listen,
    lastWithdrawals: listener.withdrawals,
    contentRevision,
    scrub: async () => undefined,
    ping: async () => {
      await db.execute(sql`SELECT 1`);
    },
    schema: async () => compareSchema(await lastAppliedOnPostgres(pool), known.newest),
    state: () => postgresState(pool),
    close: async () => {
      const ended = Promise.all([listener.close(), pool.end()]);
      await within(FAREWELL_MS, ended).catch(() => undefined);
    },
  };
}

/** What queries run on, kept for each connection of the pool: prepared queries stay with it. */
function connectionsOf(isPooled: boolean) {
  const known = new WeakMap<pg.PoolClient, Queryable>();
  return (client: pg.PoolClient): Queryable => {
    const connection =
      known.get(client) ?? (drizzle(client, { schema: tables }) as unknown as Queryable);
    known.set(client, connection);
    if (isPooled) keepUnnamed(connection);
    return connection;
  };
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>) {
  const client = await pool.connect().catch(asAway);
  let isUsable = true;
  try {
    return await work(client);
  } catch (error) {
    // a line that broke or is silent is closed: the server takes back what was begun on it
    isUsable = !isDatabaseAway(error) && (await isTakenBack(client));
    throw error;
  } finally {
    client.release(!isUsable);
  }
}

const isTakenBack = (client: pg.PoolClient): Promise<boolean> =>
  client.query('ROLLBACK').then(
    () => true,
    () => false,
  );

async function inTransaction<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN').catch(asAway);
  const result = await work();
  await client.query('COMMIT').catch(asAway);
  return result;
}

/** Rethrows what the server answered as it is, and that it did not answer as what that means. */
function asAway(cause: unknown): never {
  if (cause instanceof pg.DatabaseError) throw cause;
  throw new DatabaseAwayError('The database cannot be reached.', { cause });
}

/** Replicas that start together take turns; a migration takes as long as it takes. */
async function migrateOnce(url: string, { connectMs }: Patience): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  // a failing query reports it; without a listener the error would end the process
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    refuseNewerSchema('postgres', await lastAppliedOnPostgres(client));
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder('postgres') });
  } finally {
    // the server gives back the lock with the connection
    await client.end().catch(() => undefined);
  }
}
