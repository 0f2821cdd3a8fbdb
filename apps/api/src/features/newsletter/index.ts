import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Platform } from '../../platform.ts';
import type { Outbox } from '../mail/outbox.service.ts';
import type { PublicForms } from '../public-forms/public-forms.service.ts';
import { createNewsletterLinks } from './newsletter.links.ts';
import { newsletterHandlers } from './newsletter.routes.ts';
import { createNewsletterService } from './newsletter.service.ts';
import { createSubscribersRepository } from './subscribers.repository.ts';

/** The newsletter's readers. */
export function createNewsletter(platform: Platform, forms: PublicForms, outbox: Outbox) {
  const newsletter = createNewsletterService({
    ...platform,
    subscribers: createSubscribersRepository(platform.database.tables),
    links: createNewsletterLinks(platform.secret, platform.publicUrl),
    forms,
    outbox,
  });
  const handlers: Handlers<EndpointsOf<'newsletter'>> = newsletterHandlers(newsletter);
  return { handlers, mailReaders: newsletter.mailReaders };
}
