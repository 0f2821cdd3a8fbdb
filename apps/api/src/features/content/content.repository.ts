import type { ContentType } from '@vitrine/contracts';
import { asc, eq, max, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** An entry of any collection: what all have, and the columns of its own. */
export type Entry = { id: string; position: number; version: number } & Record<string, unknown>;

/** The entries of one collection, in the order an administrator sees them. */
export function createContentRepository(tables: Tables, type: ContentType) {
  // the six tables share these columns; what else they hold passes through untouched
  const entries = tables[type] as Tables['testimonials'];
  type Row = typeof entries.$inferSelect;
  return {
    async list(db: Queryable): Promise<Entry[]> {
      return db.select().from(entries).orderBy(asc(entries.position), asc(entries.id));
    },
    /** One with the same id stays as it is, and is answered with. */
    async append(
      db: Queryable,
      entry: Omit<Entry, 'position'>,
    ): Promise<{ entry: Entry; isNew: boolean }> {
      const [last] = await db.select({ position: max(entries.position) }).from(entries);
      const row = { ...entry, position: (last?.position ?? -1) + 1 } as Entry;
      const [added] = await db
        .insert(entries)
        .values(row as unknown as Row)
        .onConflictDoNothing()
        .returning();
      if (added) return { entry: added, isNew: true };
      const [known = row] = await db.select().from(entries).where(eq(entries.id, row.id));
      return { entry: known, isNew: false };
    },
    /** For a change: others who change the same entry wait until this write ends. */
    async lock(tx: Queryable, id: string): Promise<Entry | undefined> {
      const [row] = await tx
        .update(entries)
        .set({ version: sql`${entries.version} + 1` })
        .where(eq(entries.id, id))
        .returning();
      return row;
    },
    async update(db: Queryable, id: string, changes: Record<string, unknown>): Promise<void> {
      await db.update(entries).set(changes).where(eq(entries.id, id));
    },
    async delete(db: Queryable, id: string): Promise<void> {
      await db.delete(entries).where(eq(entries.id, id));
    },
    /** Names of the team members who belong to a department. */
    async membersOf(db: Queryable, departmentId: string): Promise<string[]> {
      const { teamMembers } = tables;
      const rows = await db
        .select({ name: teamMembers.name })
        .from(teamMembers)
        .where(eq(teamMembers.departmentId, departmentId));
      return rows.map(({ name }) => name);
    },
  };
}

export type ContentRepository = ReturnType<typeof createContentRepository>;
