import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { firstOf, insertNew, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import type { Answerable } from './answerable.ts';

/** A note, about a message or an application. */
export interface Note {
  id: string;
  /** What it is about. */
  ownerId: string;
  authorId: string;
  author: string;
  content: string;
  createdAt: Date;
}

/** What administrators have noted about messages, or about applications. */
export function createNotesRepository({ messageNotes, applicationNotes }: Tables, of: Answerable) {
  const [notes, owner] =
    of === 'messages'
      ? ([messageNotes, messageNotes.messageId] as const)
      : ([applicationNotes, applicationNotes.applicationId] as const);
  const { id, authorId, author, content, createdAt } = notes;
  const select = (db: Queryable) =>
    db.select({ id, ownerId: owner, authorId, author, content, createdAt }).from(notes);
  return {
    /** @returns false where there is one with this id */
    insertNew: (tx: Queryable, { ownerId, ...note }: Note): Promise<boolean> =>
      of === 'messages'
        ? insertNew(tx, messageNotes, { ...note, messageId: ownerId })
        : insertNew(tx, applicationNotes, { ...note, applicationId: ownerId }),
    get: (db: Queryable, note: string): Promise<Note | undefined> =>
      firstOf(select(db).where(eq(id, note))),
    delete: (tx: Queryable, note: string) => rowsOf(notes).delete(tx, note),
    /** The earliest first. */
    listOf: async (db: Queryable, ownerId: string): Promise<Note[]> =>
      select(db).where(eq(owner, ownerId)).orderBy(asc(createdAt), asc(id)),
  };
}
