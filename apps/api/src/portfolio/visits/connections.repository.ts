import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { listNewest } from '../../db/list-newest.ts';
import type { PageOf } from '../../db/newest-first.ts';
import { findsAny, firstOf, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type ConnectionRow = Tables['connections']['$inferSelect'];

/** People who wrote through a page; found only together with whose page it is. */
export function createConnectionsRepository(database: Database) {
  const { connections, portfolios } = database.tables;
  const ofOwner = (db: Queryable, ownerId: string) =>
    // an account has one page at most; told so, a database follows the order of its index
    eq(
      connections.portfolioId,
      sql`${db.select({ id: portfolios.id }).from(portfolios).where(eq(portfolios.userId, ownerId))}`,
    );
  const owned = (db: Queryable, ownerId: string, id: string) =>
    and(eq(connections.id, id), ofOwner(db, ownerId));
  return {
    insert: rowsOf(connections).insert,
    /** Newest first. */
    list: (db: Queryable, ownerId: string, page: PageOf): Promise<ConnectionRow[]> =>
      listNewest(database, db, 'connections', { ...page, where: ofOwner(db, ownerId) }),
    setReadAt: (tx: Queryable, ownerId: string, id: string, readAt: Date | null) =>
      firstOf(
        tx
          .update(connections)
          .set({ readAt })
          .where(owned(tx, ownerId, id))
          .returning(),
      ),
    /** @returns false when there was nothing of this owner to delete */
    delete: (tx: Queryable, ownerId: string, id: string): Promise<boolean> =>
      findsAny(
        tx
          .delete(connections)
          .where(owned(tx, ownerId, id))
          .returning(),
      ),
    async count(db: Queryable, ownerId: string): Promise<{ total: number; unread: number }> {
      const own = ofOwner(db, ownerId);
      const total = await db.$count(connections, own);
      const unread = await db.$count(connections, and(own, isNull(connections.readAt)));
      return { total, unread };
    },
  };
}
