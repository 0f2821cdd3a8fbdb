import { type ContactForm, pageSchemas, readStored } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import { mailboxOf } from '../../lib/mailbox.ts';
import { keyed } from '../../lib/secrets.ts';
import { english, plainMail } from '../../service/index.ts';
import { createPagesRepository } from '../../site/index.ts';
import type { Deps } from '../deps.ts';
import { createArrivalNotices } from '../inbox/arrival-mails.ts';
import { createSpamSendersRepository } from '../messages/messages.repository.ts';

/** Messages to the company. */
export function createContactService(deps: Deps) {
  const { database, forms, announcements, webhooks, clock, ids, secret, publicUrl } = deps;
  const pages = createPagesRepository(database.tables);
  const messages = rowsOf(database.tables.messages);
  const spamSenders = createSpamSendersRepository(database.tables);
  const notifyStaff = createArrivalNotices(deps);
  /** The promise that the contact page makes, so that page, answer and mail say the same. */
  const replyTime = async (): Promise<string> => {
    const page = await pages.get(database.read, 'contact');
    return readStored(pageSchemas.contact, page?.content).value.replyTime || english.replyTime;
  };

  /** Puts it where administrators read and answer. */
  const store = async (tx: Queryable, form: ContactForm): Promise<void> => {
    const { name, email, subject, message: content } = form;
    const id = ids.next();
    await announcements.announce(tx, { kind: 'message', id });
    const mailbox = keyed(secret, `spam:${mailboxOf(email)}`);
    const isSpam = (await spamSenders.get(tx, mailbox)) !== undefined;
    await messages.insert(tx, {
      ...{ id, name, email, subject, content },
      type: 'contact-form',
      status: 'unread',
      state: isSpam ? 'spam' : 'open',
      spam: isSpam,
      isEmail: true,
      createdAt: clock.now(),
    });
    // it is kept, and seen by those who look for it; nobody is notified
    if (isSpam) return;
    const url = `${publicUrl}/admin/messages?message=${id}`;
    await webhooks.emit(tx, 'message.created', { id, url });
    await notifyStaff(tx, { kind: 'message', id, url });
  };

  return {
    /** @returns what to tell the sender */
    async send(form: ContactForm): Promise<string> {
      const within = await replyTime();
      await forms.receive('contact', form, async (tx) => {
        await store(tx, form);
        await forms.mail(tx, contactMail(form.email, publicUrl, within));
      });
      return `Thank you for writing. We will answer within ${within}.`;
    },
  };
}

/** The company's own words for it as they are; those that nobody has changed in the mail's language. */
const contactMail = (recipient: string, site: string, replyTime: string) =>
  plainMail(recipient, (words) =>
    words.messageArrived(site, replyTime === english.replyTime ? words.replyTime : replyTime),
  );
