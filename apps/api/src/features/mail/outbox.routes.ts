import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { OutboxOffice } from './outbox-office.service.ts';

export const outboxHandlers = (office: OutboxOffice): Handlers<EndpointsOf<'outbox'>> => ({
  'outbox.route': () => office.route(),
  'outbox.list': ({ input }) => office.list(input.query),
  'outbox.retry': ({ actor, input }) => office.retry(actor, input.params.id),
  'outbox.test': ({ actor, input }) => office.test(actor, input.body.recipient),
});
