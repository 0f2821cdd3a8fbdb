import { inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { insertNew, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

/** What tells today's visitors apart. */
export function createVisitMarksRepository({ viewSalts, viewMarks }: Tables) {
  return {
    getSalt: async (tx: Queryable, day: string): Promise<string | undefined> =>
      (await rowsOf(viewSalts, viewSalts.day).get(tx, day))?.salt,
    /** @returns false when another process was first; its salt is the day's */
    addSalt: (tx: Queryable, day: string, salt: string) => insertNew(tx, viewSalts, { day, salt }),
    /** @returns false when this visitor has been counted today */
    addMark: (tx: Queryable, mark: string, day: string) => insertNew(tx, viewMarks, { mark, day }),
    /** Whether all of these visitors have been counted today. */
    hasMarks: async (db: Queryable, marks: readonly string[]): Promise<boolean> =>
      (await db.$count(viewMarks, inArray(viewMarks.mark, [...marks]))) === marks.length,
    /** Whether anything is left of the days before. */
    async hasBefore(db: Queryable, day: string): Promise<boolean> {
      const salts = await db.$count(viewSalts, lt(viewSalts.day, day));
      return salts > 0 || (await db.$count(viewMarks, lt(viewMarks.day, day))) > 0;
    },
    /** Salts first: anyone who deletes at the same time waits there, not half-way. */
    async deleteBefore(tx: Queryable, day: string): Promise<void> {
      await tx.delete(viewSalts).where(lt(viewSalts.day, day));
      await tx.delete(viewMarks).where(lt(viewMarks.day, day));
    },
  };
}
