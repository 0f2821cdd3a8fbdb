import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { conversationHandlers } from '../inbox/conversation-handlers.ts';
import { createMessagesRoom, listMessages, sendMessage } from './messages.service.ts';

/** Messages: the form of the contact page, and what administrators do with them. */
export function messageHandlers(deps: Deps): Handlers<EndpointsOf<'contact' | 'admin.messages'>> {
  const room = createMessagesRoom(deps);
  return {
    'contact.send': async ({ input, say }) => ({
      message: say(await sendMessage(room, input.body)),
    }),
    'admin.messages.list': ({ actor, input }) => listMessages(room, actor, input.query),
    ...conversationHandlers('admin.messages', room),
  };
}
