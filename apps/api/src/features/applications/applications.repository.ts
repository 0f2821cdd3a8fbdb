import {
  type ApplicationKind,
  type ApplicationStatus,
  applicationStatuses,
} from '@vitrine/contracts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { comesAfter, type ListPlace, newestFirst } from '../../db/newest-first.ts';
import type { Tables } from '../../db/schema.ts';
import type { SearchIndex } from '../../db/search-index.ts';

export type StoredApplication = Tables['applications']['$inferSelect'];

/** Which applications are wanted; only what is there counts. */
export interface ApplicationFilter {
  q?: string | undefined;
  kind?: ApplicationKind | undefined;
  status?: ApplicationStatus | undefined;
}

interface PageOf {
  after?: ListPlace | undefined;
  limit: number;
}

/** Applications as they arrive, and as the back-office looks through them. */
export function createApplicationsRepository({ applications }: Tables, search: SearchIndex) {
  const { id, kind, status, createdAt } = applications;
  const matching = (filter: ApplicationFilter) =>
    and(filter.kind && eq(kind, filter.kind), filter.status && eq(status, filter.status));
  /** One status at a time: an index that begins with it has the number without the rows. */
  const countOne = async (db: Queryable, filter: ApplicationFilter, one: ApplicationStatus) => {
    const number = await db.$count(applications, and(matching(filter), eq(status, one)));
    return [one, number] as const;
  };
  return {
    async insert(db: Queryable, application: StoredApplication): Promise<void> {
      await db.insert(applications).values(application);
    },

    async list(
      db: Queryable,
      filter: ApplicationFilter,
      { after, limit }: PageOf,
    ): Promise<StoredApplication[]> {
      const { q, ...equal } = filter;
      if (q) return search.list(db, 'applications', { q, equal, after, limit });
      return db
        .select()
        .from(applications)
        .where(and(matching(filter), after && comesAfter(createdAt, id, after)))
        .orderBy(...newestFirst(createdAt, id))
        .limit(limit);
    },

    async countByStatus(
      db: Queryable,
      filter: ApplicationFilter,
    ): Promise<Record<ApplicationStatus, number>> {
      const { q, ...equal } = filter;
      const found = q
        ? await search.countByStatus(db, 'applications', applicationStatuses, { q, equal })
        : new Map(await Promise.all(applicationStatuses.map((one) => countOne(db, filter, one))));
      const entries = applicationStatuses.map((known) => [known, found.get(known) ?? 0]);
      return Object.fromEntries(entries) as Record<ApplicationStatus, number>;
    },

    async getById(db: Queryable, wanted: string): Promise<StoredApplication | undefined> {
      const [found] = await db.select().from(applications).where(eq(id, wanted));
      return found;
    },

    /** For a change: others who change the same application wait until this write ends. */
    async lock(tx: Queryable, wanted: string): Promise<StoredApplication | undefined> {
      const locked = tx.update(applications).set({ id: wanted }).where(eq(id, wanted));
      const [found] = await locked.returning();
      return found;
    },

    async setStatus(tx: Queryable, wanted: string, to: ApplicationStatus): Promise<void> {
      await tx.update(applications).set({ status: to }).where(eq(id, wanted));
    },

    async delete(tx: Queryable, wanted: string): Promise<void> {
      await tx.delete(applications).where(eq(id, wanted));
    },
  };
}

export type ApplicationsRepository = ReturnType<typeof createApplicationsRepository>;
