import { type NewsletterForm, problemTexts } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { createNewsletterMails, type Issue } from './newsletter.mails.ts';
import { createSubscribersRepository } from './subscribers.repository.ts';

/** An address that nobody confirmed is forgotten after this. */
export const CONFIRM_WITHIN_MS = 7 * DAY_MS;

/** Who gets the newsletter: only those who have confirmed it, and only until they say stop. */
export function createNewsletterService(deps: Deps) {
  const { database, forms, outbox, clock, ids } = deps;
  const subscribers = createSubscribersRepository(database.tables);
  const mails = createNewsletterMails(deps);
  const oldestRequest = () => new Date(clock.now().getTime() - CONFIRM_WITHIN_MS);
  return {
    /** Only the mail tells whether the address is subscribed already. */
    async subscribe(form: NewsletterForm): Promise<void> {
      await forms.receive('newsletter', form, async (tx) => {
        await subscribers.deleteUnconfirmed(tx, oldestRequest());
        const reader = await subscribers.request(tx, ids.next(), form.email, clock.now());
        const mail = reader.confirmedAt ? mails.alreadySubscribed : mails.confirm;
        await forms.mail(tx, mail(reader));
      });
    },

    /** Opening the link again changes nothing. */
    async confirm(token: string): Promise<void> {
      const id = mails.readToken('confirm', token);
      if (!id) throw linkEnded();
      await database.write(async (tx) => {
        await subscribers.deleteUnconfirmed(tx, oldestRequest());
        const reader = await subscribers.get(tx, id);
        if (!reader) throw linkEnded();
        if (await subscribers.confirm(tx, id, clock.now())) {
          await outbox.queue(tx, mails.welcome(reader));
        }
      });
    },

    /** Queues a mail to every reader, inside a write; resolves with how many there are. */
    async mailReaders(tx: Queryable, issue: Issue): Promise<number> {
      const readers = await subscribers.listConfirmed(tx);
      for (const reader of readers) await outbox.queue(tx, mails.issue(reader, issue));
      return readers.length;
    },

    /** Erases the subscriber; a link that has done so before is no problem. */
    async unsubscribe(token: string): Promise<void> {
      const id = mails.readToken('unsubscribe', token);
      if (!id) throw new ProblemError('not-found', problemTexts.newsletterLinkIncomplete);
      await database.write((tx) => subscribers.delete(tx, id));
    },
  };
}

const linkEnded = () => new ProblemError('not-found', problemTexts.newsletterLinkEnded);
