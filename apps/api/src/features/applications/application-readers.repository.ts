import { and, eq, gte, inArray, ne, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Reading } from '../inbox/readings.ts';
import type { StoredApplication } from './applications.repository.ts';

type Reader = Database['tables']['applicationReaders']['$inferSelect'];

/** Where nobody has to look any more. */
const DECIDED = ['accepted', 'declined'] as const;
const isDecided = ({ status }: StoredApplication) => DECIDED.some((one) => one === status);

/** Who has opened which application. */
export function createApplicationReaders({ tables }: Pick<Database, 'tables'>) {
  const { applications, applicationReaders } = tables;
  const { applicationId, userId: reader, seen } = applicationReaders;
  const rows = rowsOf(applicationReaders);

  return {
    /** Notes that somebody has opened one, or that it is to be new to them again. */
    async set(tx: Queryable, application: string, userId: string, isSeen: boolean): Promise<void> {
      const id = `${application}:${userId}`;
      await rows.insertNew(tx, { id, applicationId: application, userId, seen: isSeen });
      await rows.update(tx, id, { seen: isSeen });
    },

    /** It is new to everybody again. */
    async forget(tx: Queryable, application: string): Promise<void> {
      await tx.delete(applicationReaders).where(eq(applicationId, application));
      await rowsOf(applications).update(tx, application, { readUnnoted: false });
    },

    /** @returns whether somebody has opened one of some applications, or need not */
    async seenBy(db: Queryable, { userId, since }: Reading, ids: string[]) {
      const isOwn = and(eq(reader, userId), inArray(applicationId, ids));
      const own: Reader[] =
        ids.length === 0 ? [] : await db.select().from(applicationReaders).where(isOwn);
      const noted = new Map(own.map((one) => [one.applicationId, one.seen]));
      return (row: StoredApplication): boolean =>
        isDecided(row) ||
        (noted.get(row.id) ?? (row.readUnnoted || Boolean(since && row.createdAt < since)));
    },

    /** What {@link seenBy} calls unseen, for the database to find. */
    isUnseen(db: Queryable, { userId, since }: Reading): SQL | undefined {
      const isOwn = eq(reader, userId);
      const noted = db.select({ applicationId }).from(applicationReaders);
      return and(
        notInArray(applications.status, [...DECIDED]),
        or(
          inArray(applications.id, noted.where(and(isOwn, eq(seen, false)))),
          and(
            ne(applications.readUnnoted, true),
            notInArray(
              applications.id,
              db.select({ applicationId }).from(applicationReaders).where(isOwn),
            ),
            since && gte(applications.createdAt, since),
          ),
        ),
      );
    },
  };
}
