import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { partOfWhole } from '../../lib/list-page.ts';
import type { Deps } from '../deps.ts';
import { createInboxSettings } from './inbox-settings.service.ts';
import { createKeptReplyFiles } from './reply-files.ts';
import { createSavedReplies } from './saved-replies.service.ts';

/** What those who work the inbox together have beside the messages. */
export function inboxHandlers(deps: Deps): Handlers<EndpointsOf<'admin.inbox'>> {
  const inbox = createInboxSettings(deps);
  const savedReplies = createSavedReplies(deps);
  const files = createKeptReplyFiles(deps);
  return {
    'admin.inbox.staff': async ({ input }) =>
      partOfWhole(await inbox.listStaff(), input.query, ({ id }) => id),
    'admin.inbox.get': ({ actor }) => inbox.get(actor),
    'admin.inbox.save': ({ actor, input }) => inbox.save(actor, input.body),
    'admin.inbox.files.get': ({ input }) => files.read(input.params.id),
    'admin.inbox.files.delete': ({ actor, input }) => files.delete(actor, input.params.id),
    'admin.inbox.replies.get': () => savedReplies.load(),
    'admin.inbox.replies.save': ({ actor, input, ifMatch }) =>
      savedReplies.save(actor, input.body.items, ifMatch),
  };
}
