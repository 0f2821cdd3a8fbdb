import type { Deps } from '../../deps.ts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { createNewsletterService } from './newsletter.service.ts';

export function newsletterHandlers(deps: Deps): Handlers<EndpointsOf<'newsletter'>> {
  const newsletter = createNewsletterService(deps);
  return {
    'newsletter.subscribe': async ({ input }) => {
      await newsletter.subscribe(input.body);
      return { message: 'Almost done: open the link in the mail we have just sent you.' };
    },
    'newsletter.confirm': async ({ input }) => {
      await newsletter.confirm(input.params.token);
      return { message: 'Thank you. You get our newsletter from now on.' };
    },
    'newsletter.unsubscribe': async ({ input }) => {
      await newsletter.unsubscribe(input.params.token);
      return { message: 'You are unsubscribed. You will get no more newsletters from us.' };
    },
  };
}
