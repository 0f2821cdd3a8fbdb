import { type EndpointParsed, type MessageNote, problemTexts } from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { additionId } from '../../lib/ids.ts';
import { presentDated } from '../../lib/list-page.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { createInboxSettings } from '../inbox/inbox-settings.service.ts';
import {
  createMessagesRepository,
  createNotesRepository,
  type Note,
} from './messages.repository.ts';

export const presentNote = ({ userId }: Account, note: Note): MessageNote => ({
  ...presentDated(note),
  own: note.authorId === userId,
});

const noNote = () => new ProblemError('not-found', problemTexts.noNote);

/** What administrators write to each other about messages. */
export function createNotesService(deps: Deps) {
  const { database, events, clock } = deps;
  const messages = createMessagesRepository(database);
  const notes = createNotesRepository(database.tables);
  const inbox = createInboxSettings(deps);

  return {
    /**
     * Sent again with the same key, it is one note.
     * @throws {ProblemError} `not-found`
     */
    async add(
      actor: Account,
      messageId: string,
      { content, key }: EndpointParsed<'admin.messages.notes.add'>['body'],
    ): Promise<MessageNote> {
      const id = additionId(deps, `${actor.userId}:note:${messageId}`, key);
      return database.write(async (tx) => {
        found(
          await messages.lock(tx, messageId),
          () => new ProblemError('not-found', problemTexts.noMessage),
        );
        const author = await inbox.nameOf(tx, actor);
        const own = { authorId: actor.userId, author };
        const note = { id, messageId, ...own, content, createdAt: clock.now() };
        if (await notes.insertNew(tx, note)) {
          await events.announce(tx, { kind: 'message', id: messageId });
        }
        return presentNote(actor, (await notes.get(tx, id)) ?? note);
      });
    },

    /** @throws {ProblemError} `not-found`, also for the note of somebody else */
    async delete(actor: Account, id: string): Promise<void> {
      await database.write(async (tx) => {
        const note = found(await notes.lock(tx, id), noNote);
        if (note.authorId !== actor.userId) throw noNote();
        await notes.delete(tx, id);
        await events.announce(tx, { kind: 'message', id: note.messageId });
      });
    },
  };
}
