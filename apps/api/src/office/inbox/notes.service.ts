import type { EndpointParsed, MessageNote } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { additionId } from '../../lib/ids.ts';
import { presentDated } from '../../lib/list-page.ts';
import { found, missingOf, ProblemError } from '../../lib/problem-error.ts';
import type { Deps } from '../deps.ts';
import {
  type ConversationKind,
  createConversationsRepository,
} from './conversations.repository.ts';
import { goneConversation } from './gone.ts';
import { createInboxSettings } from './inbox-settings.service.ts';
import { createNotesRepository, type Note } from './notes.repository.ts';

const presentNote = ({ userId }: Account, { conversationId: _, ...note }: Note): MessageNote => ({
  ...presentDated(note),
  own: note.authorId === userId,
});

const noNote = () => new ProblemError('not-found', 'noNote');

/** What administrators write to each other about messages, or about applications. */
export function createNotesService(deps: Deps, kind: ConversationKind) {
  const { database, announcements, clock } = deps;
  const conversations = createConversationsRepository(database.tables, kind);
  const notes = createNotesRepository(database.tables);
  const inbox = createInboxSettings(deps);

  return {
    /** The earliest first. */
    listOf: async (db: Queryable, actor: Account, id: string): Promise<MessageNote[]> =>
      (await notes.listOf(db, id)).map((note) => presentNote(actor, note)),

    /**
     * Sent again with the same key, it is one note.
     * @throws {ProblemError} `not-found`
     */
    async add(
      actor: Account,
      conversationId: string,
      { content, key }: EndpointParsed<'admin.messages.notes.add'>['body'],
    ): Promise<MessageNote> {
      const id = additionId(deps, `${actor.userId}:note:${conversationId}`, key);
      return database.write(async (tx) => {
        if (!(await conversations.hold(tx, conversationId)))
          throw missingOf(goneConversation(kind));
        const author = await inbox.nameOf(tx, actor);
        const own = { authorId: actor.userId, author };
        const note = { id, conversationId, ...own, content, createdAt: clock.now() };
        if (await notes.insertNew(tx, note))
          await announcements.announce(tx, { kind, id: conversationId });
        return presentNote(actor, (await notes.get(tx, id)) ?? note);
      });
    },

    /** @throws {ProblemError} `not-found`, also for the note of someone else */
    async delete(actor: Account, id: string): Promise<void> {
      await database.write(async (tx) => {
        const note = found(await notes.get(tx, id), noNote);
        const { authorId, conversationId } = note;
        const isOwn = authorId === actor.userId;
        if (!(isOwn && (await conversations.hold(tx, conversationId)))) throw noNote();
        await notes.delete(tx, id);
        await announcements.announce(tx, { kind, id: conversationId });
      });
    },
  };
}
