import { type ContactForm, pageSchemas, readStored } from '@vitrine/contracts';
import type { Database } from '../../db/database.ts';
import type { PagesRepository } from '../pages/pages.repository.ts';
import type { PublicForms } from '../public-forms/public-forms.service.ts';
import { contactMail } from './contact.mails.ts';

const REPLY_TIME = '24-48 hours';

interface Needs {
  database: Database;
  pages: PagesRepository;
  forms: PublicForms;
  publicUrl: string;
}

/** Messages to the company. */
export function createContactService({ database, pages, forms, publicUrl }: Needs) {
  /** The promise that the contact page makes, so that page, answer and mail say the same. */
  const replyTime = async (): Promise<string> => {
    const content = await pages.getContent(database.read, 'contact');
    return readStored(pageSchemas.contact, content).value.replyTime || REPLY_TIME;
  };

  return {
    /** @returns what to tell the sender */
    async send(form: ContactForm): Promise<string> {
      const within = await replyTime();
      const { name, email, subject, message } = form;
      await forms.receive('contact', form, async (tx) => {
        await forms.tell(tx, { name, email, subject, content: message });
        await forms.mail(tx, contactMail(email, publicUrl, within));
      });
      return `Thank you for writing. We will answer within ${within}.`;
    },
  };
}

export type ContactService = ReturnType<typeof createContactService>;
