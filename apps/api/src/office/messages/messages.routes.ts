import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { createForwards } from '../inbox/forwards.service.ts';
import { createNotesService } from '../inbox/notes.service.ts';
import { createReplyFiles } from '../inbox/reply-files.service.ts';
import { createMessagesService } from './messages.service.ts';

export function messageHandlers(deps: Deps): Handlers<EndpointsOf<'admin.messages'>> {
  const messages = createMessagesService(deps);
  const notes = createNotesService(deps, 'messages');
  const forwards = createForwards(deps, 'messages');
  const files = createReplyFiles(deps, 'messages');
  return {
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
      files.add(actor, input.params.id, input.body, file),
    'admin.messages.notes.add': ({ actor, input }) => notes.add(actor, input.params.id, input.body),
    'admin.messages.notes.delete': ({ actor, input }) => notes.delete(actor, input.params.id),
    'admin.messages.forward': async ({ actor, input }) => ({
      message: await forwards.send(actor, input.params.id, input.body, (tx) =>
        messages.lock(tx, input.params.id),
      ),
    }),
  };
}
