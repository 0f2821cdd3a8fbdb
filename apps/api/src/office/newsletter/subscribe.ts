import type { NewsletterForm, Preferences } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { ISSUE_CAUSES } from './issue-causes.ts';
import type { NewsletterRoom } from './room.ts';
import type { Subscriber } from './subscribers.repository.ts';

/** An address that nobody confirmed is forgotten after this. */
export const CONFIRM_WITHIN_MS = 7 * DAY_MS;

const linkEnded = () => new ProblemError('not-found', 'newsletterLinkEnded');

/** Only the mail tells whether the address is subscribed already. */
export async function subscribe(room: NewsletterRoom, form: NewsletterForm): Promise<void> {
  const { forms, subscribers, mails, ids, clock } = room;
  await forms.receive('newsletter', form, async (tx) => {
    await subscribers.deleteUnconfirmed(tx, oldestRequest(room));
    const reader = await subscribers.request(tx, ids.next(), form, clock.now());
    const mail = reader.confirmedAt
      ? mails.alreadySubscribed(reader, { hasTopics: await hasTopics(room, tx) })
      : mails.confirm(reader);
    await forms.mail(tx, mail);
  });
}

/**
 * Opening the link again changes nothing.
 * @returns a token to choose topics with; null where there are none
 */
export async function confirmSubscription(
  room: NewsletterRoom,
  token: string,
): Promise<string | null> {
  const { database, subscribers, mails, outbox, clock } = room;
  const id = found(mails.readToken('confirm', token) || undefined, linkEnded);
  return database.write(async (tx) => {
    await subscribers.deleteUnconfirmed(tx, oldestRequest(room));
    const reader = found(await subscribers.get(tx, id), linkEnded);
    const frame = { hasTopics: await hasTopics(room, tx) };
    if (await subscribers.confirm(tx, id, clock.now())) {
      await outbox.queue(tx, mails.welcome(reader, frame));
    }
    return frame.hasTopics ? mails.preferencesToken(id) : null;
  });
}

/** Erases the subscriber; a link that has done so before is no problem. */
export async function unsubscribe(room: NewsletterRoom, token: string): Promise<void> {
  const id = room.mails.readToken('unsubscribe', token);
  if (!id) throw new ProblemError('not-found', 'newsletterLinkIncomplete');
  await room.database.write((tx) => forgetReader(room, tx, id));
}

/** Inside a write: erases a reader, and what waits to be sent to them. */
export async function forgetReader(
  { subscribers, outbox }: Pick<NewsletterRoom, 'subscribers' | 'outbox'>,
  tx: Queryable,
  id: string,
): Promise<Subscriber | undefined> {
  const reader = await subscribers.get(tx, id);
  if (!reader) return undefined;
  await outbox.withdrawCaused(tx, reader.email, ISSUE_CAUSES);
  await subscribers.delete(tx, id);
  return reader;
}

/** @throws {ProblemError} `not-found` for a link that is not of a reader */
export async function readPreferences(
  room: NewsletterRoom,
  token: string,
  db: Queryable = room.database.read,
): Promise<Preferences> {
  const { topics: wanted } = await requireReader(room, db, token);
  const all = await room.topics.list(db);
  return {
    topics: all.map(({ id, name }) => ({ id, name, chosen: wanted?.includes(id) ?? true })),
  };
}

/** Anyone who wants all that there is wants also what comes later. */
export async function choosePreferences(
  room: NewsletterRoom,
  token: string,
  chosen: string[],
): Promise<Preferences> {
  const { database, topics, subscribers } = room;
  return database.write(async (tx) => {
    const reader = await requireReader(room, tx, token);
    const known = (await topics.list(tx)).map(({ id }) => id);
    const wanted = known.filter((id) => chosen.includes(id));
    const isAll = wanted.length === known.length;
    await subscribers.update(tx, reader.id, { topics: isAll ? null : wanted });
    return readPreferences(room, token, tx);
  });
}

const hasTopics = async ({ topics }: NewsletterRoom, db: Queryable) =>
  (await topics.list(db)).length > 0;

const oldestRequest = ({ clock }: NewsletterRoom) =>
  new Date(clock.now().getTime() - CONFIRM_WITHIN_MS);

async function requireReader(
  { mails, subscribers }: NewsletterRoom,
  db: Queryable,
  token: string,
): Promise<Subscriber> {
  const id = mails.readToken('preferences', token);
  return found(id ? await subscribers.get(db, id) : undefined, linkEnded);
}
