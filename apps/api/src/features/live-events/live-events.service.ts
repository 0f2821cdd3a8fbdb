import { adminEventSchema } from '@vitrine/contracts';
import type { Database, Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { SECOND_MS } from '../../lib/clock.ts';
import { type EventStream, openEventStream } from '../../lib/event-stream.ts';
import type { Logger } from '../../lib/logger.ts';
import type { FileReply } from '../../lib/reply.ts';
import type { SessionsService } from '../auth/sessions.service.ts';
import type { WaitingRepository } from './waiting.repository.ts';

/** A tab holds one; more than this are forgotten ones. */
const STREAMS_PER_ACCOUNT = 5;
const RECHECK_MS = 15 * SECOND_MS;

const newsSchema = adminEventSchema.pick({ kind: true, id: true });
type News = ReturnType<typeof newsSchema.parse>;

interface Watcher {
  account: Account;
  stream: EventStream;
}

interface Needs {
  database: Database;
  waiting: WaitingRepository;
  sessions: Pick<SessionsService, 'isCurrent'>;
  logger: Logger;
}

/** Tells every open back-office, of whichever process, what happens while it is open. */
export function createLiveEventsService({ database, waiting, sessions, logger }: Needs) {
  /** Oldest first. */
  let watchers: Watcher[] = [];
  let stopWatching: (() => void) | undefined;
  let closed = false;
  let telling = Promise.resolve();

  const remove = (gone: Watcher) => {
    watchers = watchers.filter((watcher) => watcher !== gone);
    if (watchers.length > 0) return;
    stopWatching?.();
    stopWatching = undefined;
  };
  const end = (watcher: Watcher) => {
    remove(watcher);
    watcher.stream.end();
  };
  const endEach = () => watchers.forEach(end);
  /** Ends the streams of those who would not be let in any more. */
  const recheck = async () => {
    const checked = watchers.map(async (watcher) => {
      if (!(await sessions.isCurrent(watcher.account))) end(watcher);
    });
    await Promise.all(checked);
  };
  const tell = async (text: string) => {
    const news = newsSchema.parse(JSON.parse(text));
    await recheck();
    if (watchers.length === 0) return;
    const event = { ...news, ...(await waiting.count(database.read)) };
    for (const { stream } of watchers) stream.send(event);
  };
  /** One after the other, so that counts never go back to what they were. */
  const afterOthers = (work: () => Promise<void>) => {
    telling = telling.then(work).catch((err) => logger.error({ err }, 'live events not told'));
  };
  const hear = (news: string | undefined) => {
    // what was missed cannot be told; whoever connects again asks for everything anew
    if (news === undefined) endEach();
    else afterOthers(() => tell(news));
  };
  const watch = () => {
    const stopListening = database.listen(hear);
    const timer = setInterval(() => afterOthers(recheck), RECHECK_MS);
    timer.unref();
    return () => {
      stopListening();
      clearInterval(timer);
    };
  };

  return {
    /** Inside the write that makes it happen. */
    announce: (tx: Queryable, news: News): Promise<void> =>
      database.announce(tx, JSON.stringify(news)),

    /** A stream that lives as long as the session; of too many, the oldest ends. */
    open(account: Account): FileReply {
      const stream = openEventStream(() => remove(watcher));
      const watcher: Watcher = { account, stream };
      stopWatching ??= watch();
      watchers.push(watcher);
      const own = watchers.filter((other) => other.account.userId === account.userId);
      own.slice(0, -STREAMS_PER_ACCOUNT).forEach(end);
      if (closed) end(watcher);
      return { content: stream.content };
    },

    /** Ends every stream, and each one that is still asked for: the server stops. */
    close(): void {
      closed = true;
      endEach();
    },
  };
}

export type LiveEvents = ReturnType<typeof createLiveEventsService>;

/** Tells of something inside the write that makes it happen. */
export type Announce = LiveEvents['announce'];
