import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { createWebhooksService } from './webhooks.service.ts';

/** The endpoints that are told of what happens, and what became of each event. */
export function webhookHandlers(deps: Deps): Handlers<EndpointsOf<'webhooks'>> {
  const webhooks = createWebhooksService(deps);
  return {
    'webhooks.list': ({ input }) => webhooks.list(input.query),
    'webhooks.create': ({ actor, input }) => webhooks.create(actor, input.body),
    'webhooks.update': ({ actor, input }) => webhooks.update(actor, input.params.id, input.body),
    'webhooks.delete': ({ actor, input }) => webhooks.delete(actor, input.params.id),
    'webhooks.rotate': ({ actor, input }) => webhooks.rotate(actor, input.params.id),
    'webhooks.test': async ({ actor, input, say }) => ({
      id: await webhooks.test(actor, input.params.id),
      message: say('testEventSent'),
    }),
    'webhooks.deliveries': ({ input }) => webhooks.deliveries(input.query),
    'webhooks.replay': ({ actor, input }) => webhooks.replay(actor, input.params.id),
  };
}
