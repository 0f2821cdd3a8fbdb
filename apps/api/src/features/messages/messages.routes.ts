import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { MessagesService } from './messages.service.ts';
import type { RepliesService } from './replies.service.ts';

export const messageHandlers = (
  messages: MessagesService,
  replies: RepliesService,
): Handlers<EndpointsOf<'admin.messages'>> => ({
  'admin.messages.list': ({ input }) => messages.list(input.query),
  'admin.messages.get': ({ input }) => messages.require(input.params.id),
  'admin.messages.update': ({ actor, input }) =>
    messages.setStatus(actor, input.params.id, input.body.status),
  'admin.messages.delete': async ({ actor, input }) => {
    await messages.delete(actor, input.params.id);
    return undefined;
  },
  'admin.messages.reply': ({ actor, input }) => replies.send(actor, input.params.id, input.body),
});
