import { and, asc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type StoredFile = Tables['mediaItems']['$inferSelect'];

export type AuditRow = Tables['auditLog']['$inferSelect'];

/** Rows read at a time: a list may be long, and is never held whole. */
const BATCH = 200;

/** Everything that is stored about one account beside the account itself. */
export function createArchiveRepository(tables: Tables) {
  const { portfolios, portfolioAddresses, mediaItems } = tables;
  const { portfolioViews, connections, activities, auditLog } = tables;
  return {
    async getPortfolio(db: Queryable, userId: string) {
      const [row] = await db.select().from(portfolios).where(eq(portfolios.userId, userId));
      return row;
    },
    /** Names that the portfolio has or had, oldest first. */
    async listAddresses(db: Queryable, portfolioId: string): Promise<string[]> {
      const rows = await db
        .select({ customUrl: portfolioAddresses.customUrl })
        .from(portfolioAddresses)
        .where(eq(portfolioAddresses.portfolioId, portfolioId))
        .orderBy(asc(portfolioAddresses.createdAt));
      return rows.map(({ customUrl }) => customUrl);
    },
    async listFiles(db: Queryable, portfolioId: string): Promise<StoredFile[]> {
      return db
        .select()
        .from(mediaItems)
        .where(eq(mediaItems.portfolioId, portfolioId))
        .orderBy(asc(mediaItems.createdAt), asc(mediaItems.id));
    },
    async listViews(db: Queryable, portfolioId: string) {
      return db
        .select({ day: portfolioViews.day, count: portfolioViews.count })
        .from(portfolioViews)
        .where(eq(portfolioViews.portfolioId, portfolioId))
        .orderBy(asc(portfolioViews.day));
    },
    /** Some at a time, oldest first. */
    connectionPages: (db: Queryable, portfolioId: string) =>
      pagesOf((after) =>
        db
          .select()
          .from(connections)
          .where(and(eq(connections.portfolioId, portfolioId), gt(connections.id, after)))
          .orderBy(asc(connections.id))
          .limit(BATCH),
      ),
    /** Some at a time, oldest first. */
    activityPages: (db: Queryable, userId: string) =>
      pagesOf((after) =>
        db
          .select()
          .from(activities)
          .where(and(eq(activities.userId, userId), gt(activities.id, after)))
          .orderBy(asc(activities.id))
          .limit(BATCH),
      ),
    /** What the account did as an administrator. Some at a time, oldest first. */
    auditPages: (db: Queryable, userId: string) =>
      pagesOf((after) =>
        db
          .select()
          .from(auditLog)
          .where(and(eq(auditLog.actorId, userId), gt(auditLog.id, after)))
          .orderBy(asc(auditLog.id))
          .limit(BATCH),
      ),
  };
}

/** @param read the rows after an id, at most {@link BATCH} */
async function* pagesOf<T extends { id: string }>(
  read: (after: string) => Promise<T[]>,
): AsyncGenerator<T[]> {
  for (let after = ''; ; ) {
    const page = await read(after);
    yield page;
    const last = page.at(-1);
    if (!last || page.length < BATCH) return;
    after = last.id;
  }
}
