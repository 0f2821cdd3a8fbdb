import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { listNewest } from '../../db/list-newest.ts';
import type { PageOf } from '../../db/newest-first.ts';
import type { Tables } from '../../db/schema.ts';

export type ActivityRow = Tables['activities']['$inferSelect'];

/** What happened to each account. */
export function createActivityRepository(database: Database) {
  const { activities } = database.tables;
  return {
    async insert(tx: Queryable, row: ActivityRow): Promise<void> {
      await tx.insert(activities).values(row);
    },
    /** Newest first. */
    list: (db: Queryable, owner: string, page: PageOf): Promise<ActivityRow[]> =>
      listNewest(database, db, 'activities', { ...page, where: eq(activities.userId, owner) }),
    async delete(tx: Queryable, id: string): Promise<void> {
      await tx.delete(activities).where(eq(activities.id, id));
    },
    async setTime(tx: Queryable, { id }: ActivityRow, createdAt: Date): Promise<void> {
      await tx.update(activities).set({ createdAt }).where(eq(activities.id, id));
    },
  };
}
