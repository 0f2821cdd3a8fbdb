import pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { MINUTE_MS, SECOND_MS } from '../lib/clock.ts';
import { optionsOf } from '../lib/limiter.ts';
import type { SharedCounts } from '../lib/shared-limiter.ts';
import { within } from '../lib/time-limit.ts';

const TABLE = 'limit_counts';
// Counts are nothing that an installation keeps: the table is no part of the schema, and is made where
// it is missing, here because the library would log each count to the disk. Room in its pages lets a
// count change in its place. `client_counts` is what former releases counted in.
// `IF NOT EXISTS` does not keep two that make it at once apart; the lock, until all statements are
// done, does.
const MAKE_TABLE = `
  SELECT pg_advisory_xact_lock(hashtext('${TABLE}'));
  CREATE UNLOGGED TABLE IF NOT EXISTS ${TABLE} (
    key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint
  ) WITH (fillfactor = 50);
  DROP TABLE IF EXISTS client_counts`;
const DELETE_ENDED = `DELETE FROM ${TABLE} WHERE expire <= extract(epoch FROM now()) * 1000`;

/** Apart from the connections of requests, which may all be busy with what is being limited. */
const CONNECTIONS = 2;
const TIMEOUT_MS = SECOND_MS;

/** Counts in a table of the database, for replicas without a Valkey. */
export function openPostgresCounts(url: string): SharedCounts {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    // to open one takes longer than a limit may wait
    idleTimeoutMillis: 0,
    keepAlive: true,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // each call reports it; without listeners a lost connection would end the process
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let made: Promise<unknown> | undefined;
  const madeOnce = () => {
    made ??= pool.query(MAKE_TABLE).catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
  void madeOnce().catch(() => undefined);
  const storeClient = {
    async query({ text, values }: pg.QueryConfig) {
      await madeOnce();
      // without its name: a pooler in between may hand every query to another connection
      return pool.query(text, values);
    },
  };
  const deleteEnded = () => void pool.query(DELETE_ENDED).catch(() => undefined);
  const timer = setInterval(deleteEnded, MINUTE_MS).unref();
  return {
    storeOf: (limit, windowMs) =>
      new RateLimiterPostgres({
        ...optionsOf(limit, windowMs),
        ...{ storeClient, storeType: 'pool', tableName: TABLE },
        ...{ tableCreated: true, clearExpiredByTimeout: false },
      }),
    close: async () => {
      clearInterval(timer);
      await within(TIMEOUT_MS, pool.end()).catch(() => undefined);
    },
  };
}
