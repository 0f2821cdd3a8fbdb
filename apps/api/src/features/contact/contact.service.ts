import { type ContactForm, pageSchemas, readStored } from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import { plainMail } from '../mail/outbox.service.ts';
import { createPagesRepository } from '../pages/pages.repository.ts';

const REPLY_TIME = '24-48 hours';

/** Messages to the company. */
export function createContactService({ database, forms, publicUrl }: Deps) {
  const pages = createPagesRepository(database.tables);
  /** The promise that the contact page makes, so that page, answer and mail say the same. */
  const replyTime = async (): Promise<string> => {
    const page = await pages.get(database.read, 'contact');
    return readStored(pageSchemas.contact, page?.content).value.replyTime || REPLY_TIME;
  };

  return {
    /** @returns what to tell the sender */
    async send(form: ContactForm): Promise<string> {
      const within = await replyTime();
      const { name, email, subject, message } = form;
      await forms.receive('contact', form, async (tx) => {
        await forms.addMessage(tx, { name, email, subject, content: message });
        await forms.mail(tx, contactMail(email, publicUrl, within));
      });
      return `Thank you for writing. We will answer within ${within}.`;
    },
  };
}

/** Nothing that the sender typed is in it: anybody can type the address of somebody else. */
const contactMail = (recipient: string, site: string, replyTime: string) =>
  plainMail(recipient, 'We have your message', [
    'Thank you for writing.',
    `Your message from ${site}/contact has arrived. We will answer to this address within ${replyTime}.`,
    'If you did not write to us, somebody else typed your address; there is nothing to do.',
  ]);
