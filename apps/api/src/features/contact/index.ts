import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Platform } from '../../platform.ts';
import { createPagesRepository } from '../pages/pages.repository.ts';
import type { PublicForms } from '../public-forms/public-forms.service.ts';
import { createContactService } from './contact.service.ts';

/** The form on the contact page. */
export function createContact(
  { database, publicUrl }: Platform,
  forms: PublicForms,
): { handlers: Handlers<EndpointsOf<'contact'>> } {
  const pages = createPagesRepository(database.tables);
  const contact = createContactService({ database, pages, forms, publicUrl });
  return {
    handlers: {
      'contact.send': async ({ input }) => ({ message: await contact.send(input.body) }),
    },
  };
}
