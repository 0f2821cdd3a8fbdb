import {
  type ApplicationStatus,
  applicationStatuses,
  type EndpointParsed,
} from '@vitrine/contracts';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { listNewest } from '../../db/list-newest.ts';
import { mergeInOrder, type PageOf } from '../../db/newest-first.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { equals } from '../../db/search-index.ts';
import { createAssigneesRepository } from '../inbox/assignees.repository.ts';
import { createReadings } from '../inbox/readings.repository.ts';

export type StoredApplication = Tables['applications']['$inferSelect'];

export type ApplicationFilter = EndpointParsed<'admin.applications.export'>['query'];

/** Which have to be looked at: what was decided is new to nobody. */
export const undecided: readonly ApplicationStatus[] = ['new', 'shortlisted'];

/** Applications as they arrive, and as the back-office looks through them. */
export function createApplicationsRepository(database: Database) {
  const { tables, search } = database;
  const { applications } = tables;
  const { isGivenTo } = createAssigneesRepository(tables);
  const { isUnseen } = createReadings(database, applications);

  /** What a filter asks of columns, and what else it asks. */
  const wantedOf = async (db: Queryable, userId: string, filter: ApplicationFilter) => {
    const { q, assignee, seen, language, ...equal } = filter;
    const where = and(
      language ? eq(applications.language, language) : undefined,
      assignee ? isGivenTo(db, applications.assigneeId, assignee, userId) : undefined,
      seen ? await isUnseen(db, userId) : undefined,
    );
    return { q, equal, where };
  };
  /** One status at a time: an index that begins with it has the number without the rows. */
  const countOne = async (db: Queryable, matches: SQL | undefined, one: ApplicationStatus) =>
    [one, await db.$count(applications, and(matches, eq(applications.status, one)))] as const;

  return {
    ...rowsOf(applications),

    /** What is new to someone, of each status in turn: each has its order in an index. */
    async list(db: Queryable, userId: string, filter: ApplicationFilter, page: PageOf) {
      const listOf = async (status: ApplicationStatus | undefined) => {
        const wanted = await wantedOf(db, userId, { ...filter, status });
        return listNewest(database, db, 'applications', { ...page, ...wanted });
      };
      const { status, seen } = filter;
      if (!seen) return listOf(status);
      const statuses = undecided.filter((one) => !status || one === status);
      return mergeInOrder(await Promise.all(statuses.map(listOf)), page);
    },

    async countByStatus(
      db: Queryable,
      userId: string,
      filter: ApplicationFilter,
    ): Promise<Record<ApplicationStatus, number>> {
      const { q, equal, where } = await wantedOf(db, userId, filter);
      const statuses = filter.seen ? undecided : applicationStatuses;
      const matches = and(...equals(applications, equal), where);
      const found = q
        ? await search.countByStatus(db, 'applications', statuses, { q, equal, where })
        : new Map(await Promise.all(statuses.map((one) => countOne(db, matches, one))));
      const entries = applicationStatuses.map((known) => [known, found.get(known) ?? 0]);
      return Object.fromEntries(entries) as Record<ApplicationStatus, number>;
    },

    /** New ones that wait for someone: what the same filters list. */
    countWaiting: (db: Queryable, userId: string): Promise<number> =>
      db.$count(
        applications,
        and(
          eq(applications.status, 'new'),
          isGivenTo(db, applications.assigneeId, 'me-or-nobody', userId),
        ),
      ),
  };
}
