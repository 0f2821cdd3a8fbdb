import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type Note = Tables['notes']['$inferSelect'];

/** What administrators have noted about messages and applications. */
export const createNotesRepository = ({ notes }: Tables) => ({
  ...rowsOf(notes),
  /** The earliest first. */
  listOf: async (db: Queryable, conversationId: string): Promise<Note[]> =>
    db
      .select()
      .from(notes)
      .where(eq(notes.conversationId, conversationId))
      .orderBy(asc(notes.createdAt), asc(notes.id)),
});
