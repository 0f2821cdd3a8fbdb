import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type ConnectionRow = Tables['connections']['$inferSelect'];

/**
 * People who wrote through a page; found only together with whose page it is. Ids grow with time,
 * so they are the order as well.
 */
export function createConnectionsRepository({ connections, portfolios }: Tables) {
  const ofOwner = (db: Queryable, ownerId: string) =>
    // an account has one page at most; told so, a database follows the order of its index
    eq(
      connections.portfolioId,
      sql`${db.select({ id: portfolios.id }).from(portfolios).where(eq(portfolios.userId, ownerId))}`,
    );
  return {
    async insert(tx: Queryable, connection: ConnectionRow): Promise<void> {
      await tx.insert(connections).values(connection);
    },
    /** Newest first. */
    async list(
      db: Queryable,
      ownerId: string,
      { after, limit }: { after?: string | undefined; limit: number },
    ): Promise<ConnectionRow[]> {
      const older = after === undefined ? undefined : lt(connections.id, after);
      return db
        .select()
        .from(connections)
        .where(and(ofOwner(db, ownerId), older))
        .orderBy(desc(connections.id))
        .limit(limit);
    },
    async setReadAt(
      tx: Queryable,
      ownerId: string,
      id: string,
      readAt: Date | null,
    ): Promise<ConnectionRow | undefined> {
      const [row] = await tx
        .update(connections)
        .set({ readAt })
        .where(and(eq(connections.id, id), ofOwner(tx, ownerId)))
        .returning();
      return row;
    },
    /** @returns false when there was nothing of this owner to delete */
    async delete(tx: Queryable, ownerId: string, id: string): Promise<boolean> {
      const gone = await tx
        .delete(connections)
        .where(and(eq(connections.id, id), ofOwner(tx, ownerId)))
        .returning({ id: connections.id });
      return gone.length > 0;
    },
    async count(db: Queryable, ownerId: string): Promise<{ total: number; unread: number }> {
      const own = ofOwner(db, ownerId);
      const total = await db.$count(connections, own);
      const unread = await db.$count(connections, and(own, isNull(connections.readAt)));
      return { total, unread };
    },
  };
}

export type ConnectionsRepository = ReturnType<typeof createConnectionsRepository>;
