import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type ActivityRow = Tables['activities']['$inferSelect'];

/** What happened to each account. Ids grow with time, so they are the order as well. */
export function createActivityRepository({ activities }: Tables) {
  const { userId, id } = activities;
  return {
    async insert(tx: Queryable, row: ActivityRow): Promise<void> {
      await tx.insert(activities).values(row);
    },
    /** Newest first. */
    async list(
      db: Queryable,
      owner: string,
      { after, limit }: { after?: string | undefined; limit: number },
    ): Promise<ActivityRow[]> {
      return db
        .select()
        .from(activities)
        .where(and(eq(userId, owner), after === undefined ? undefined : lt(id, after)))
        .orderBy(desc(id))
        .limit(limit);
    },
    async delete(tx: Queryable, activityId: string): Promise<void> {
      await tx.delete(activities).where(eq(id, activityId));
    },
    async touch(tx: Queryable, row: ActivityRow, now: Date): Promise<void> {
      await tx.update(activities).set({ createdAt: now }).where(eq(id, row.id));
    },
  };
}

export type ActivityRepository = ReturnType<typeof createActivityRepository>;
