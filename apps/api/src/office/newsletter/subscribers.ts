import type {
  AskedListPart,
  EndpointParsed,
  Subscriber as Shown,
  SubscriberChange,
  Topic,
  TopicsInput,
  Words,
} from '@vitrine/contracts';
import { dequal } from 'dequal';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { type CsvCells, csvFile } from '../../lib/csv.ts';
import { partOfWhole, readPage } from '../../lib/list-page.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import type { FileReply } from '../../lib/reply.ts';
import { readCompanyTime } from '../../service/index.ts';
import { ISSUE_CAUSES } from './issue-causes.ts';
import type { NewsletterRoom } from './room.ts';
import { forgetReader } from './subscribe.ts';
import type { Subscriber, SubscriberFilter } from './subscribers.repository.ts';

/** The readers of the newsletter as the back-office sees them. */
export async function listSubscribers(
  room: NewsletterRoom,
  query: EndpointParsed<'subscribers.list'>['query'],
) {
  const { subscribers, database } = room;
  const { read } = database;
  const known = await shownTopics(room);
  const page = await readPage(
    query,
    async (part, filter) => (await subscribers.list(read, filter, part)).map(placed),
    (row) => present(row, known),
  );
  return { ...page, counts: await subscribers.countByState(read) };
}

export async function exportSubscribers(
  room: NewsletterRoom,
  filter: SubscriberFilter,
  { subscribers: table }: Words['tables'],
): Promise<FileReply> {
  const { subscribers, database, clock } = room;
  const known = await shownTopics(room);
  const cells = {
    email: ({ email }) => email,
    state: (row) => stateOf(row),
    asked: ({ requestedAt }, time) => time(requestedAt),
    confirmed: ({ confirmedAt }, time) => (confirmedAt ? time(confirmedAt) : ''),
    topics: (row) => namesOf(row, known)?.join('; ') ?? table.allTopics,
    refused: ({ refusedAt }, time) => (refusedAt ? time(refusedAt) : ''),
    refusal: ({ refusal }) => refusal,
    language: ({ language }) => language,
  } satisfies CsvCells<ReturnType<typeof placed>>;
  return csvFile(table, await readCompanyTime({ database, clock }), cells, async (page) =>
    (await subscribers.list(database.read, filter, page)).map(placed),
  );
}

/**
 * Nothing is sent where mails do not arrive, not even what waits. Said again, the first time and
 * reason stay. The log keeps that it was noted, and not of whom.
 */
export async function changeSubscriber(
  room: NewsletterRoom,
  actor: Account,
  id: string,
  { arrives, reason: refusal, since }: SubscriberChange,
): Promise<Shown> {
  const { database, subscribers, outbox, audit, clock } = room;
  const row = await database.write(async (tx) => {
    const before = found(await subscribers.lock(tx, id), 'noSubscriber');
    if (arrives === (before.refusedAt === null)) return before;
    const now = clock.now();
    const said = since === undefined ? now.getTime() : Date.parse(since);
    const refusedAt = arrives ? null : new Date(Math.min(said, now.getTime()));
    const changes = { refusedAt, refusal: arrives ? '' : refusal };
    const after = found(await subscribers.update(tx, id, changes), 'noSubscriber');
    if (!arrives) await outbox.withdrawCaused(tx, after.email, ISSUE_CAUSES);
    const states = [before, after].map((one) => ({ state: stateOf(one) }));
    await audit.record(tx, actor, 'changed', aboutSubscriber(id), ...states);
    return after;
  });
  return present(row, await shownTopics(room));
}

/** The log keeps that it was done, and not to whom. */
export async function deleteSubscriber(
  room: NewsletterRoom,
  actor: Account,
  id: string,
): Promise<void> {
  await room.database.write(async (tx) => {
    const erased = found(await forgetReader(room, tx, id), 'noSubscriber');
    const was = { state: stateOf(erased) };
    await room.audit.record(tx, actor, 'deleted', aboutSubscriber(id), was);
  });
}

/** What readers can choose from. */
export const listTopics = async (room: NewsletterRoom, query: AskedListPart) =>
  partOfWhole(await shownTopics(room), query, ({ id }) => id);

/**
 * A topic that is not among them any more is gone; its readers keep their other choices.
 * @throws {ProblemError} `conflict` with the topics as they are, where they are not those seen
 */
export function saveTopics(
  room: NewsletterRoom,
  actor: Account,
  { topics: wanted, seen }: TopicsInput,
): Promise<Topic[]> {
  const { database, topics, audit, clock, ids } = room;
  return database.write(async (tx) => {
    await topics.lock(tx, clock.now());
    const current = await shownTopics(room, tx);
    if (seen && !dequal(seen, current)) {
      throw new ProblemError('conflict', 'topicsChanged', { current });
    }
    const known = new Set(current.map(({ id }) => id));
    const taken = new Set<string>();
    const next = wanted.map(({ id, name }) => {
      const kept = id !== undefined && known.has(id) && !taken.has(id) ? id : ids.next();
      taken.add(kept);
      return { id: kept, name };
    });
    await topics.replace(tx, next);
    const about = { subject: 'newsletter', id: 'topics', name: '' } as const;
    const names = (list: Topic[]) => ({ topics: list.map(({ name }) => name) });
    await audit.record(tx, actor, 'changed', about, names(current), names(next));
    return next;
  });
}

const shownTopics = async (
  { topics, database }: NewsletterRoom,
  db: Queryable = database.read,
): Promise<Topic[]> => (await topics.list(db)).map(({ id, name }) => ({ id, name }));

const aboutSubscriber = (id: string) => ({ subject: 'subscriber', id, name: '' }) as const;

/** With the place in the list that every other list has. */
const placed = (row: Subscriber) => ({ ...row, createdAt: row.requestedAt });

const stateOf = ({ confirmedAt, refusedAt }: Subscriber): Shown['state'] =>
  refusedAt ? 'refused' : confirmedAt ? 'confirmed' : 'unconfirmed';

/** What they have chosen by name; null for everything. */
const namesOf = ({ topics }: Subscriber, known: Topic[]): string[] | null =>
  topics && known.filter(({ id }) => topics.includes(id)).map(({ name }) => name);

const present = (row: Subscriber, known: Topic[]): Shown => ({
  id: row.id,
  email: row.email,
  language: row.language,
  state: stateOf(row),
  date: row.requestedAt.toISOString(),
  confirmed_at: row.confirmedAt?.toISOString() ?? null,
  topics: namesOf(row, known),
  refused_at: row.refusedAt?.toISOString() ?? null,
  refusal: row.refusal,
});
