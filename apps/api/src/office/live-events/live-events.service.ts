import { rowsOf } from '../../db/rows.ts';
import { type Account, may } from '../../lib/actor.ts';
import type { Afterwards } from '../../lib/afterwards.ts';
import { SECOND_MS } from '../../lib/clock.ts';
import { type EventStream, openEventStream } from '../../lib/event-stream.ts';
import { inBackground } from '../../lib/in-background.ts';
import type { FileReply } from '../../lib/reply.ts';
import { areaOfSubject } from '../../lib/subject-areas.ts';
import type { SessionsService } from '../../people/index.ts';
import type { Platform } from '../../platform.ts';
import type { Announcement, Announcements } from '../../service/index.ts';
import { createBackOfficeRepository } from '../back-office/back-office.repository.ts';

/** Every open tab holds one; more than this are of tabs that nobody looks at. */
const STREAMS_PER_ACCOUNT = 5;
const RECHECK_MS = 15 * SECOND_MS;

interface Watcher {
  account: Account;
  stream: EventStream;
}

export type LiveEvents = ReturnType<typeof createLiveEvents>;

/** Whether what happens is in an area of the account; of posts, writers hear of their own. */
const mayHear = (
  account: Account,
  { kind, subject }: Announcement,
  ownerId: string | null | undefined,
): boolean => {
  if (kind !== 'change') return may(account, 'inbox');
  if (subject === 'post' && ownerId !== account.userId) return may(account, 'publishing');
  return subject !== undefined && may(account, areaOfSubject(subject));
};

/** Tells open back-offices, of whichever process, what happens while they are open. */
export function createLiveEvents({
  database,
  sessions,
  logger,
  afterwards,
  announcements,
}: Platform & {
  sessions: SessionsService;
  afterwards: Afterwards;
  announcements: Announcements;
}) {
  const office = createBackOfficeRepository(database.tables);
  const posts = rowsOf(database.tables.blogPosts);
  /** Oldest first. */
  let watchers: Watcher[] = [];
  let stopWatching: (() => void) | undefined;
  let closed = false;
  let sending = Promise.resolve();

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
  const ownerOf = async ({ subject, id }: Announcement) =>
    subject === 'post' ? (await posts.get(database.read, id))?.ownerId : undefined;
  const send = async (announcement: Announcement) => {
    await recheck();
    if (watchers.length === 0) return;
    const counts = await office.countWaiting(database.read);
    const ownerId = await ownerOf(announcement);
    for (const { account, stream } of watchers) {
      if (!mayHear(account, announcement, ownerId)) continue;
      stream.send({ ...announcement, ...(may(account, 'inbox') && counts) });
    }
  };
  /** One after the other, so that older counts never arrive after newer ones. */
  const inOrder = (work: () => Promise<void>) => {
    sending = sending.then(work).catch((err) => logger.error({ err }, 'live events not sent'));
    afterwards.add(sending);
  };
  const onAnnouncement = (announcement: Announcement | undefined) => {
    if (announcement) inOrder(() => send(announcement));
    else endEach();
  };
  const watch = () => {
    const stopListening = announcements.listen(onAnnouncement);
    const timer = inBackground(setInterval(() => inOrder(recheck), RECHECK_MS));
    return () => {
      stopListening();
      clearInterval(timer);
    };
  };

  return {
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
