import { and, eq, gte, inArray, ne, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { findsAny, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { createInboxRepository } from './inbox.repository.ts';

/** What is asked of a message or an application. */
type Received = Pick<Tables['messages']['$inferSelect'], 'id' | 'createdAt' | 'readUnnoted'>;

/** Who has opened which message, or which application. */
export function createReadings(
  { tables }: Pick<Database, 'tables'>,
  received: Tables['messages'] | Tables['applications'],
) {
  const { readings, users } = tables;
  const { conversationId, userId: reader, seen } = readings;
  const rows = rowsOf(readings);
  const { listStaff } = createInboxRepository(tables);
  /** What came before an account was made is not new to it. */
  const madeAt = async (db: Queryable, userId: string) =>
    (await rowsOf(users).get(db, userId))?.createdAt;
  const set = async (tx: Queryable, id: string, userId: string, isSeen: boolean) => {
    const row = { id: `${id}:${userId}`, conversationId: id, userId, seen: isSeen };
    await rows.insertNew(tx, row);
    await rows.update(tx, row.id, { seen: isSeen });
  };

  return {
    /** Notes that an account has opened one, or that it is new to the account again. */
    set,

    /** It is new to everyone again, also to accounts that are younger than it. */
    async forget(tx: Queryable, id: string): Promise<void> {
      await tx.delete(readings).where(eq(conversationId, id));
      await rowsOf(received).update(tx, id, { readUnnoted: false });
      for (const { id: userId } of await listStaff(tx)) await set(tx, id, userId, false);
    },

    /** Whether another account has opened one. */
    isSeenByOthers: (db: Queryable, id: string, userId: string): Promise<boolean> =>
      findsAny(
        db
          .select({ id: readings.id })
          .from(readings)
          .where(and(eq(conversationId, id), ne(reader, userId), eq(seen, true)))
          .limit(1),
      ),

    /** @returns whether an account has opened one of some, or need not */
    async seenBy(db: Queryable, userId: string, ids: string[]) {
      const since = await madeAt(db, userId);
      const isOwn = and(eq(reader, userId), inArray(conversationId, ids));
      const own = ids.length === 0 ? [] : await db.select().from(readings).where(isOwn);
      const noted = new Map(own.map((one) => [one.conversationId, one.seen]));
      return ({ id, readUnnoted, createdAt }: Received): boolean =>
        noted.get(id) ?? (readUnnoted || Boolean(since && createdAt < since));
    },

    /** What `seenBy` calls unseen, for the database to find. */
    async isUnseen(db: Queryable, userId: string): Promise<SQL | undefined> {
      const since = await madeAt(db, userId);
      const isOwn = eq(reader, userId);
      const noted = (which: SQL | undefined) =>
        db.select({ conversationId }).from(readings).where(which);
      return or(
        inArray(received.id, noted(and(isOwn, eq(seen, false)))),
        and(
          ne(received.readUnnoted, true),
          notInArray(received.id, noted(isOwn)),
          since && gte(received.createdAt, since),
        ),
      );
    },
  };
}
