import { sql } from 'drizzle-orm';
import pg from 'pg';

const CHANNEL = 'vitrine_content';
const RECONNECT_MS = 1_000;

/** An expression that tells the other replicas when the transaction around it is committed. */
export const notification = sql<string>`pg_notify(${CHANNEL}, '')::text`;

export interface ContentListener {
  /** The revision, from memory while the connection that would tell of a change is up. */
  revision(load: () => Promise<number>): Promise<number>;
  invalidate(): void;
  close(): Promise<void>;
}

/**
 * Keeps one connection open that hears of content changes in other replicas. While it is down
 * nothing is assumed: the revision is read from the database every time.
 */
export function listenForContent(url: string, onLost: (error: Error) => void): ContentListener {
  let client: pg.Client | undefined;
  let known: number | undefined;
  let generation = 0;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const invalidate = () => {
    known = undefined;
    generation += 1;
  };
  const lost = (error: Error) => {
    if (closed || !client) return;
    client = undefined;
    invalidate();
    onLost(error);
    retry = setTimeout(connect, RECONNECT_MS).unref();
  };
  const connect = () => {
    const fresh = new pg.Client({ connectionString: url });
    client = fresh;
    fresh.on('notification', invalidate);
    fresh.on('error', lost);
    fresh.on('end', () => lost(new Error('The listening connection ended.')));
    listening = fresh
      .connect()
      .then(() => fresh.query(`LISTEN ${CHANNEL}`))
      .then(invalidate, lost);
  };
  let listening: Promise<unknown> = Promise.resolve();
  connect();

  return {
    invalidate,
    revision: async (load) => {
      await listening;
      if (known !== undefined && client) return known;
      const before = generation;
      const value = await load();
      // a change that arrived while loading may not be in what was loaded
      if (before === generation && client) known = value;
      return value;
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await listening;
      await client?.end();
    },
  };
}
