import type { EndpointParsed, MessageNote } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { additionId } from '../../lib/ids.ts';
import { presentDated } from '../../lib/list-page.ts';
import { found, missingOf, ProblemError } from '../../lib/problem-error.ts';
import type { Note } from './notes.repository.ts';
import type { InboxRoom } from './room.ts';

const presentNote = ({ userId }: Account, { conversationId: _, ...note }: Note): MessageNote => ({
  ...presentDated(note),
  own: note.authorId === userId,
});

const noNote = () => new ProblemError('not-found', 'noNote');

/** What administrators write to each other about a message or an application, the earliest first. */
export const listNotes = async (
  { notes }: InboxRoom,
  db: Queryable,
  actor: Account,
  id: string,
): Promise<MessageNote[]> => (await notes.listOf(db, id)).map((note) => presentNote(actor, note));

/**
 * Sent again with the same key, it is one note.
 * @throws {ProblemError} `not-found`
 */
export async function addNote(
  room: InboxRoom,
  actor: Account,
  conversationId: string,
  { content, key }: EndpointParsed<'admin.messages.notes.add'>['body'],
): Promise<MessageNote> {
  const { database, conversations, notes, inbox, announcements, clock, kind, gone } = room;
  const id = additionId(room, `${actor.userId}:note:${conversationId}`, key);
  return database.write(async (tx) => {
    if (!(await conversations.hold(tx, conversationId))) throw missingOf(gone);
    const own = { authorId: actor.userId, author: await inbox.nameOf(tx, actor) };
    const note = { id, conversationId, ...own, content, createdAt: clock.now() };
    if (await notes.insertNew(tx, note))
      await announcements.announce(tx, { kind, id: conversationId });
    return presentNote(actor, (await notes.get(tx, id)) ?? note);
  });
}

/** @throws {ProblemError} `not-found`, also for the note of someone else */
export async function deleteNote(room: InboxRoom, actor: Account, id: string): Promise<void> {
  const { database, conversations, notes, announcements, kind } = room;
  await database.write(async (tx) => {
    const { authorId, conversationId } = found(await notes.get(tx, id), noNote);
    const isOwn = authorId === actor.userId;
    if (!(isOwn && (await conversations.hold(tx, conversationId)))) throw noNote();
    await notes.delete(tx, id);
    await announcements.announce(tx, { kind, id: conversationId });
  });
}
