import pg from 'pg';
import { MOST_CLIENTS } from '../lib/client-counts.ts';
import { MINUTE_MS, SECOND_MS } from '../lib/clock.ts';
import {
  type Counted,
  type CountStore,
  createStoredNames,
  type StoredCount,
  storedCount,
} from '../lib/shared-counts.ts';
import { within } from '../lib/time-limit.ts';

// Counts are nothing that an installation keeps: the table is no part of the schema, and is made where
// it is missing. It is unlogged: no count waits for the disk, and a database that crashed begins with
// none. Room in its pages lets a count change in its place.
// `IF NOT EXISTS` does not keep two that make it at once apart; the lock, until both statements are
// done, does.
const TABLE = `
  SELECT pg_advisory_xact_lock(hashtext('client_counts'));
  CREATE UNLOGGED TABLE IF NOT EXISTS client_counts (
    name text PRIMARY KEY, hits integer NOT NULL, ends_at timestamptz NOT NULL
  ) WITH (fillfactor = 50)`;

/** How long a count still runs, by the clock of the database: those of replicas may differ. */
const LEFT_MS = '(extract(epoch FROM ends_at - now()) * 1000)::int AS left_ms';
/** A count that has ended begins anew. */
const ONE_MORE = `
  ON CONFLICT (name) DO UPDATE SET
    hits = CASE WHEN c.ends_at > now() THEN c.hits + 1 ELSE 1 END,
    ends_at = CASE WHEN c.ends_at > now() THEN c.ends_at ELSE excluded.ends_at END`;

// $1 client, $2 network, $3 newcomers, $4 length of the window in ms, $5 most newcomers in it
const ADD = `
  WITH known AS (
    UPDATE client_counts SET hits = hits + 1 WHERE name = $1 AND ends_at > now()
    RETURNING hits, ends_at
  ), newcomers AS (
    INSERT INTO client_counts AS c (name, hits, ends_at)
    SELECT $3, 1, now() + $4 * interval '1 millisecond' WHERE NOT EXISTS (SELECT FROM known)
    ${ONE_MORE}
    RETURNING hits
  ), added AS (
    INSERT INTO client_counts AS c (name, hits, ends_at)
    SELECT CASE WHEN hits > $5 THEN $2 ELSE $1 END, 1, now() + $4 * interval '1 millisecond'
    FROM newcomers
    ${ONE_MORE}
    RETURNING name = $2 AS of_network, hits, ends_at
  )
  SELECT false AS of_network, hits, ${LEFT_MS} FROM known
  UNION ALL SELECT of_network, hits, ${LEFT_MS} FROM added`;

// the client's own count, or its network's where newcomers have none of their own
const LOOK = `
  SELECT name = $2 AS of_network, hits, ${LEFT_MS} FROM client_counts
  WHERE ends_at > now() AND (name = $1 OR name = $2 AND EXISTS (
    SELECT FROM client_counts WHERE name = $3 AND ends_at > now() AND hits >= $4
  ))
  ORDER BY name = $2 LIMIT 1`;

const TAKE_BACK = `
  WITH taken AS (
    UPDATE client_counts SET hits = hits - 1
    WHERE hits > 0 AND name = (
      SELECT name FROM client_counts WHERE name IN ($1, $2) AND ends_at > now()
      ORDER BY name = $2 LIMIT 1
    )
    RETURNING name = $2 AS of_network, hits, ends_at
  ), gone AS (
    UPDATE client_counts SET hits = hits - 1
    WHERE name = $3 AND hits > 0 AND EXISTS (SELECT FROM taken WHERE hits = 0 AND NOT of_network)
  )
  SELECT of_network, hits, ${LEFT_MS} FROM taken`;

// a client whose last hit was taken back is no longer counted among the newcomers
const FORGET = 'DELETE FROM client_counts WHERE name = $1 AND hits <= 0';
const FORGET_ENDED = 'DELETE FROM client_counts WHERE ends_at <= now()';

/** Apart from the connections of requests, which may all be busy with what is being limited. */
const CONNECTIONS = 2;
const TIMEOUT_MS = SECOND_MS;

interface Row {
  of_network: boolean;
  hits: number;
  left_ms: number;
}

/**
 * Counts in a table of the database, for replicas without a Valkey.
 * @param most clients that one limit counts apart in a window
 */
export function createPostgresCounts(url: string, secret: string, most = MOST_CLIENTS): CountStore {
  const namesOf = createStoredNames(secret);
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    // to open one takes longer than a limit may wait
    idleTimeoutMillis: 0,
    keepAlive: true,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // whoever asks is told; without listeners a lost connection would end the process
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let made: Promise<unknown> | undefined;
  const madeOnce = () => {
    made ??= pool.query(TABLE).catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
  void madeOnce().catch(() => undefined);
  const forgetEnded = () => void pool.query(FORGET_ENDED).catch(() => undefined);
  const timer = setInterval(forgetEnded, MINUTE_MS).unref();

  const ask = async (query: string, counted: Counted, ...values: number[]) => {
    const { client, network, newcomers } = namesOf(counted);
    await madeOnce();
    // not prepared: a pooler in between may hand every query to another connection
    const { rows } = await pool.query<Row>(query, [client, network, newcomers, ...values]);
    return presentCount(rows[0]);
  };
  return {
    add: (counted) => ask(ADD, counted, counted.windowMs, most),
    hitsOf: async (counted) => (await ask(LOOK, counted, most)).hits,
    takeBack: async (counted) => {
      const left = await ask(TAKE_BACK, counted);
      if (left.hits === 0) await pool.query(FORGET, [namesOf(counted).client]);
      return left;
    },
    close: async () => {
      clearInterval(timer);
      await within(TIMEOUT_MS, pool.end()).catch(() => undefined);
    },
  };
}

const NOTHING: StoredCount = { hits: 0, endsAt: 0, isOfNetwork: false };

function presentCount(row: Row | undefined): StoredCount {
  return row ? storedCount(row.hits, row.left_ms, row.of_network) : NOTHING;
}
