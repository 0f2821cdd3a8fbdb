import {
  type ApplicationStatus,
  applicationStatuses,
  type EndpointParsed,
} from '@vitrine/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { listNewest } from '../../db/list-newest.ts';
import type { PageOf } from '../../db/newest-first.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { equals } from '../../db/search-index.ts';

export type StoredApplication = Tables['applications']['$inferSelect'];

export type ApplicationFilter = EndpointParsed<'admin.applications.export'>['query'];

/** Applications as they arrive, and as the back-office looks through them. */
export function createApplicationsRepository(database: Database) {
  const { tables, search } = database;
  const { applications } = tables;
  /** One status at a time: an index that begins with it has the number without the rows. */
  const countOne = async (db: Queryable, filter: ApplicationFilter, one: ApplicationStatus) => {
    const { kind, status } = filter;
    const matches = and(...equals(applications, { kind, status }), eq(applications.status, one));
    return [one, await db.$count(applications, matches)] as const;
  };
  return {
    ...rowsOf(applications),

    list: (db: Queryable, { q, ...equal }: ApplicationFilter, page: PageOf) =>
      listNewest(database, db, 'applications', { ...page, q, equal }),

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
  };
}
