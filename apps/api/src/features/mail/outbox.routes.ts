import type { Deps } from '../../deps.ts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { createOutboxOffice } from './outbox-office.service.ts';

export function outboxHandlers(deps: Deps): Handlers<EndpointsOf<'outbox'>> {
  const office = createOutboxOffice(deps);
  return {
    'outbox.route': () => office.route(),
    'outbox.list': ({ input }) => office.list(input.query),
    'outbox.retry': ({ actor, input }) => office.retry(actor, input.params.id),
    'outbox.test': ({ actor, input }) => office.test(actor, input.body.recipient),
  };
}
