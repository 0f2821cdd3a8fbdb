import { sql } from 'drizzle-orm';
import pg from 'pg';
import { within } from '../lib/time-limit.ts';
import type { Listener } from './announcements.ts';
import type { TakenBack, Withdrawals } from './content-revision.ts';

const CHANNEL = 'vitrine_content';
const ANNOUNCEMENT_CHANNEL = 'vitrine_news';
const RECONNECT_MS = 1_000;
/** While the connection is down, nobody waits longer than this to learn the revision. */
const INTERRUPTED_MS = 1_000;
/** Who knows of a later revision waits no longer than this for it; then it is what is known here. */
const CATCH_UP_MS = 2_000;
/** So often it is asked whether the line is still there: a silent one tells of no change. */
const HEARTBEAT_MS = 10_000;

/** What a change of the content takes back from visitors. */
export type Change = TakenBack | 'nothing';

interface Revisions {
  content: number;
  withdrawals: Withdrawals;
}

/** An expression that tells the other replicas when the transaction around it is committed. */
export const notification = (change: Change) =>
  sql<string>`pg_notify(${CHANNEL}, ${sql.raw(`'${change}'`)})::text`;

/** A query that announces something when the transaction around it is committed. */
export const announcement = (text: string) =>
  sql`SELECT pg_notify(${ANNOUNCEMENT_CHANNEL}, ${text})`;

interface ChangeListener {
  /** Resolves when the first connection listens, or has failed and is tried again. */
  ready(): Promise<unknown>;
  /**
   * The revision, from memory while the connection that would tell of a change is up.
   * @param atLeast known elsewhere: it is loaded while the notification of it has not come
   */
  revision(load: () => Promise<Revisions>, atLeast?: number): number | Promise<number>;
  /** As last known, though the connection may be down; without what a known change has taken back since. */
  withdrawals(): Withdrawals;
  /** Content has changed. */
  invalidate(change: Change): void;
  close(): Promise<void>;
}

/**
 * Keeps one connection open that hears of content changes in other replicas, and of what any
 * process announces. While it is down nothing is assumed: the revision is read from the database
 * every time.
 * @param settings of the connection
 * @param onNews called with what was announced, and after an interruption, that more may have been
 */
export function listenForChanges(
  settings: pg.ClientConfig,
  onNews: Listener,
  onLost: (error: Error) => void,
): ChangeListener {
  let client: pg.Client | undefined;
  let known: number | undefined;
  let withdrawals: Withdrawals = {};
  /** Why the revision could not be read, for as long as trying again so soon is of no use. */
  let failure: { error: unknown; until: number } | undefined;
  let generation = 0;
  let closed = false;
  let interrupted = false;
  let retry: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;

  const assumeNothing = () => {
    known = undefined;
    generation += 1;
  };
  const invalidate = (change: Change) => {
    assumeNothing();
    // news of a change comes from a database that answers again
    failure = undefined;
    if (change === 'portfolios') delete withdrawals.portfolios;
    // an earlier version does not say which
    else if (change !== 'nothing') withdrawals = {};
  };
  const lost = (which: pg.Client) => (error: Error) => {
    // pg reports a lost connection twice, the second time perhaps after it was replaced
    if (closed || client !== which) return;
    client = undefined;
    clearInterval(heartbeat);
    void which.end().catch(() => undefined);
    assumeNothing();
    // tried again every second, and logged once
    if (!interrupted) onLost(error);
    interrupted = true;
    retry = setTimeout(connect, RECONNECT_MS).unref();
  };
  const connected = (which: pg.Client) => () => {
    clearInterval(heartbeat);
    heartbeat = setInterval(() => {
      which.query('SELECT 1').catch(lost(which));
    }, HEARTBEAT_MS).unref();
    assumeNothing();
    failure = undefined;
    if (interrupted) onNews(undefined);
    interrupted = false;
  };
  const connect = () => {
    const fresh = new pg.Client(settings);
    client = fresh;
    fresh.on('notification', ({ channel, payload }) => {
      if (channel === ANNOUNCEMENT_CHANNEL) onNews(payload ?? '');
      else invalidate(payload as Change);
    });
    fresh.on('error', lost(fresh));
    fresh.on('end', () => lost(fresh)(new Error('The listening connection ended.')));
    listening = fresh
      .connect()
      .then(() => fresh.query(`LISTEN ${CHANNEL}; LISTEN ${ANNOUNCEMENT_CHANNEL}`))
      .then(connected(fresh), lost(fresh));
  };
  /** What is stored, with the generation that it was asked in. */
  const askStored = async (load: () => Promise<Revisions>) => {
    await listening;
    const before = generation;
    return { before, value: await load() };
  };
  const loadRevision = async (load: () => Promise<Revisions>) => {
    // real, as is the time for which a connection is away
    if (failure && failure.until > performance.now()) throw failure.error;
    try {
      const asked = askStored(load);
      const { before, value } = await (interrupted ? within(INTERRUPTED_MS, asked) : asked);
      // a change that arrived while loading may not be in what was loaded
      if (before === generation) withdrawals = value.withdrawals;
      if (before === generation && client) known = value.content;
      return value.content;
    } catch (error) {
      failure = { error, until: performance.now() + RECONNECT_MS };
      throw error;
    }
  };
  let catchingUp: Promise<number> | undefined;
  /** One query at a time for all who ask, because anyone may ask for a revision that there never was. */
  const catchUp = async (load: () => Promise<Revisions>, atLeast: number): Promise<number> => {
    // one that is under way may have begun before the change was stored
    const joined = (await catchingUp) ?? -1;
    if (joined >= atLeast) return joined;
    catchingUp ??= loadRevision(load).finally(() => {
      catchingUp = undefined;
    });
    return catchingUp;
  };
  let listening: Promise<unknown> = Promise.resolve();
  connect();

  return {
    ready: () => listening,
    withdrawals: () => withdrawals,
    invalidate,
    revision: (load, atLeast = 0) => {
      if (known === undefined || !client) return loadRevision(load);
      const last = known;
      if (last >= atLeast) return last;
      return within(CATCH_UP_MS, catchUp(load, atLeast)).catch(() => last);
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
      await listening;
      await client?.end();
    },
  };
}
