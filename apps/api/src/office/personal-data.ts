import { jsonDocument, listDocument, type PersonalData } from '../service/index.ts';
import type { Deps } from './deps.ts';
import { createInboxRepository } from './inbox/inbox.repository.ts';
import { createInboxSettings } from './inbox/inbox-settings.service.ts';
import { forgetReader } from './newsletter/subscribe.ts';
import { createSubscribersRepository } from './newsletter/subscribers.repository.ts';

/** What the office holds about those who work in it, and about those who read the newsletter. */
export function officePersonalData(deps: Deps): PersonalData {
  const { database, outbox } = deps;
  const inbox = createInboxRepository(database.tables);
  const settings = createInboxSettings(deps);
  const subscribers = createSubscribersRepository(database.tables);
  return {
    documents: async (actor) => [
      jsonDocument(
        'inbox.json',
        'if you are an administrator: your signature, and whether mails tell you of what arrives.',
        await settings.get(actor),
      ),
      listDocument(
        database,
        ['notes', actor.userId],
        'notes.json',
        'what you noted about messages and applications for other administrators.',
        ({ authorId: _, author: __, ...note }) => note,
      ),
      listDocument(
        database,
        ['readings', actor.userId],
        'opened.json',
        'which messages and applications you have opened, or marked as unread, by their ids.',
        ({ conversationId, seen }) => ({ conversationId, seen }),
      ),
    ],

    forgetAuthor: inbox.forgetPerson,

    async eraseAddress(tx, _address, idsIn) {
      for (const id of idsIn('subscribers')) await forgetReader({ subscribers, outbox }, tx, id);
    },
  };
}
