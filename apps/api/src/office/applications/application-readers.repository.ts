import type { ApplicationStatus } from '@vitrine/contracts';
import { and, eq, gte, inArray, ne, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import type { Reading } from '../inbox/readings.ts';

type Reader = Tables['applicationReaders']['$inferSelect'];
type StoredApplication = Tables['applications']['$inferSelect'];

/** Where somebody has to look: what was decided is new to nobody. */
export const undecided: readonly ApplicationStatus[] = ['new', 'shortlisted'];

/** Who has opened which application. */
export function createApplicationReaders({ tables }: Pick<Database, 'tables'>) {
  const { applications, applicationReaders } = tables;
  const { applicationId, userId: reader, seen } = applicationReaders;
  const rows = rowsOf(applicationReaders);
  const set = async (tx: Queryable, application: string, userId: string, isSeen: boolean) => {
    const id = `${application}:${userId}`;
    await rows.insertNew(tx, { id, applicationId: application, userId, seen: isSeen });
    await rows.update(tx, id, { seen: isSeen });
  };

  return {
    /** Notes that somebody has opened one, or that it is to be new to them again. */
    set,

    /** It is new to everybody again, also to those of the staff whose account is younger than it. */
    async forget(tx: Queryable, application: string, staff: { id: string }[]): Promise<void> {
      await tx.delete(applicationReaders).where(eq(applicationId, application));
      await rowsOf(applications).update(tx, application, { readUnnoted: false });
      for (const { id } of staff) await set(tx, application, id, false);
    },

    /** @returns whether somebody has opened one of some applications, or need not */
    async seenBy(db: Queryable, { userId, since }: Reading, ids: string[]) {
      const isOwn = and(eq(reader, userId), inArray(applicationId, ids));
      const own: Reader[] =
        ids.length === 0 ? [] : await db.select().from(applicationReaders).where(isOwn);
      const noted = new Map(own.map((one) => [one.applicationId, one.seen]));
      return (row: StoredApplication): boolean =>
        !undecided.includes(row.status) ||
        (noted.get(row.id) ?? (row.readUnnoted || Boolean(since && row.createdAt < since)));
    },

    /** What {@link seenBy} calls unseen of what is undecided, for the database to find. */
    isUnseen(db: Queryable, { userId, since }: Reading): SQL | undefined {
      const isOwn = eq(reader, userId);
      const noted = (which: SQL | undefined) =>
        db.select({ applicationId }).from(applicationReaders).where(which);
      return or(
        inArray(applications.id, noted(and(isOwn, eq(seen, false)))),
        and(
          ne(applications.readUnnoted, true),
          notInArray(applications.id, noted(isOwn)),
          since && gte(applications.createdAt, since),
        ),
      );
    },
  };
}
