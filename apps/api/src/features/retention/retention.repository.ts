import { asc, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** Forgets what is older than it may be. */
export function createRetentionRepository({ messages, applications }: Tables) {
  const forgetIn =
    (table: typeof messages | typeof applications) =>
    /** The oldest from before an instant, at most `limit`. @returns how many those were */
    async (tx: Queryable, before: Date, limit: number): Promise<number> => {
      const old = tx
        .select({ id: table.id })
        .from(table)
        .where(lt(table.createdAt, before))
        .orderBy(asc(table.createdAt))
        .limit(limit);
      const deleted = tx.delete(table).where(inArray(table.id, old));
      return (await deleted.returning({ id: table.id })).length;
    };
  return {
    /** With the answers to them. */
    forgetMessages: forgetIn(messages),
    forgetApplications: forgetIn(applications),
  };
}

export type RetentionRepository = ReturnType<typeof createRetentionRepository>;
