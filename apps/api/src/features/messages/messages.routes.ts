import type { Deps } from '../../deps.ts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { createMessagesService } from './messages.service.ts';
import { createRepliesService } from './replies.service.ts';

export function messageHandlers(deps: Deps): Handlers<EndpointsOf<'admin.messages'>> {
  const messages = createMessagesService(deps);
  const replies = createRepliesService(deps);
  return {
    'admin.messages.list': ({ input }) => messages.list(input.query),
    'admin.messages.get': ({ input }) => messages.require(input.params.id),
    'admin.messages.update': ({ actor, input }) =>
      messages.setStatus(actor, input.params.id, input.body.status),
    'admin.messages.delete': ({ actor, input }) => messages.delete(actor, input.params.id),
    'admin.messages.reply': ({ actor, input }) => replies.send(actor, input.params.id, input.body),
  };
}
