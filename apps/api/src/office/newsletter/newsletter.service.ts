import type { NewsletterForm, Preferences } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { Deps } from '../deps.ts';
import { ISSUE_CAUSES } from './issue-causes.ts';
import { createTopicsRepository } from './issues.repository.ts';
import { createNewsletterMails } from './newsletter.mails.ts';
import { createSubscribersRepository, type Subscriber } from './subscribers.repository.ts';

/** An address that nobody confirmed is forgotten after this. */
export const CONFIRM_WITHIN_MS = 7 * DAY_MS;

/** Who gets the newsletter: only those who have confirmed it, and only until they say stop. */
export function createNewsletterService(deps: Deps) {
  const { database, forms, outbox, clock, ids } = deps;
  const subscribers = createSubscribersRepository(database.tables);
  const mails = createNewsletterMails(deps);
  const topics = createTopicsRepository(database.tables);
  const hasTopics = async (db: Queryable) => (await topics.list(db)).length > 0;
  const requireReader = async (db: Queryable, token: string) => {
    const id = mails.readToken('preferences', token);
    const reader = id ? await subscribers.get(db, id) : undefined;
    if (!reader) throw new ProblemError('not-found', 'newsletterLinkEnded');
    return reader;
  };
  const chosenBy = async (db: Queryable, token: string): Promise<Preferences> => {
    const { topics: wanted } = await requireReader(db, token);
    const all = await topics.list(db);
    return {
      topics: all.map(({ id, name }) => ({ id, name, chosen: wanted?.includes(id) ?? true })),
    };
  };
  const forget = async (tx: Queryable, id: string): Promise<Subscriber | undefined> => {
    const reader = await subscribers.get(tx, id);
    if (!reader) return undefined;
    await outbox.withdrawCaused(tx, reader.email, ISSUE_CAUSES);
    await subscribers.delete(tx, id);
    return reader;
  };
  const oldestRequest = () => new Date(clock.now().getTime() - CONFIRM_WITHIN_MS);
  return {
    /** Only the mail tells whether the address is subscribed already. */
    async subscribe(form: NewsletterForm): Promise<void> {
      await forms.receive('newsletter', form, async (tx) => {
        await subscribers.deleteUnconfirmed(tx, oldestRequest());
        const reader = await subscribers.request(tx, ids.next(), form.email, clock.now());
        const mail = reader.confirmedAt
          ? mails.alreadySubscribed(reader, { hasTopics: await hasTopics(tx) })
          : mails.confirm(reader);
        await forms.mail(tx, mail);
      });
    },

    /**
     * Opening the link again changes nothing.
     * @returns a token to choose topics with; null where there are none
     */
    async confirm(token: string): Promise<string | null> {
      const id = mails.readToken('confirm', token);
      if (!id) throw new ProblemError('not-found', 'newsletterLinkEnded');
      return database.write(async (tx) => {
        await subscribers.deleteUnconfirmed(tx, oldestRequest());
        const reader = await subscribers.get(tx, id);
        if (!reader) throw new ProblemError('not-found', 'newsletterLinkEnded');
        const frame = { hasTopics: await hasTopics(tx) };
        if (await subscribers.confirm(tx, id, clock.now())) {
          await outbox.queue(tx, mails.welcome(reader, frame));
        }
        return frame.hasTopics ? mails.preferencesToken(id) : null;
      });
    },

    /** Erases the subscriber; a link that has done so before is no problem. */
    async unsubscribe(token: string): Promise<void> {
      const id = mails.readToken('unsubscribe', token);
      if (!id) throw new ProblemError('not-found', 'newsletterLinkIncomplete');
      await database.write((tx) => forget(tx, id));
    },

    /** Inside a write: erases a reader, and what waits to be sent to them. */
    forget,

    /** @throws {ProblemError} `not-found` for a link that is not of a reader */
    preferences: (token: string): Promise<Preferences> => chosenBy(database.read, token),

    /** Anyone who wants all that there is wants also what comes later. */
    async choose(token: string, chosen: string[]): Promise<Preferences> {
      return database.write(async (tx) => {
        const reader = await requireReader(tx, token);
        const known = (await topics.list(tx)).map(({ id }) => id);
        const wanted = known.filter((id) => chosen.includes(id));
        const isAll = wanted.length === known.length;
        await subscribers.update(tx, reader.id, { topics: isAll ? null : wanted });
        return chosenBy(tx, token);
      });
    },
  };
}
