import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { createMessagesService } from './messages.service.ts';

/** Messages: the form of the contact page, and what administrators do with them. */
export function messageHandlers(deps: Deps): Handlers<EndpointsOf<'contact' | 'admin.messages'>> {
  const messages = createMessagesService(deps);
  return {
    'contact.send': async ({ input, say }) => ({ message: say(await messages.send(input.body)) }),
    'admin.messages.list': ({ actor, input }) => messages.list(actor, input.query),
    'admin.messages.get': ({ actor, input }) => messages.require(actor, input.params.id),
    'admin.messages.update': ({ actor, input }) =>
      messages.change(actor, input.params.id, input.body),
    'admin.messages.delete': ({ actor, input }) => messages.delete(actor, input.params.id),
    'admin.messages.reply': ({ actor, input }) =>
      messages.reply(actor, input.params.id, input.body),
    'admin.messages.bulk.change': ({ actor, input }) =>
      messages.changeEach(actor, input.body.ids, input.body.change),
    'admin.messages.bulk.delete': ({ actor, input }) => messages.deleteEach(actor, input.body.ids),
    'admin.messages.files.add': ({ actor, input, file }) =>
      messages.files.add(actor, input.params.id, input.body, file),
    'admin.messages.notes.add': ({ actor, input }) =>
      messages.notes.add(actor, input.params.id, input.body),
    'admin.messages.notes.delete': ({ actor, input }) =>
      messages.notes.delete(actor, input.params.id),
    'admin.messages.forward': async ({ actor, input, say }) => ({
      message: say(await messages.forward(actor, input.params.id, input.body)),
    }),
  };
}
