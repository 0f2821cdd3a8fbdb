import { type ContactForm, pageSchemas, readStored } from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import { plainMail } from '../mail/outgoing-mail.ts';
import { english } from '../mail/words/english/index.ts';
import { createPagesRepository } from '../pages/pages.repository.ts';

/** Messages to the company. */
export function createContactService({ database, forms, publicUrl }: Deps) {
  const pages = createPagesRepository(database.tables);
  /** The promise that the contact page makes, so that page, answer and mail say the same. */
  const replyTime = async (): Promise<string> => {
    const page = await pages.get(database.read, 'contact');
    return readStored(pageSchemas.contact, page?.content).value.replyTime || english.replyTime;
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

/** The company's own words for it as they are; those that nobody has changed in the mail's language. */
const contactMail = (recipient: string, site: string, replyTime: string) =>
  plainMail(recipient, (words) =>
    words.messageArrived(site, replyTime === english.replyTime ? words.replyTime : replyTime),
  );
