import type { Activity, ActivityKind, AskedListPart } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { listNewest } from '../../db/list-newest.ts';
import type { PageOf } from '../../db/newest-first.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Account } from '../../lib/actor.ts';
import { HOUR_MS } from '../../lib/clock.ts';
import { presentDated, readPage } from '../../lib/list-page.ts';
import type { Platform } from '../../platform.ts';

/** Saves that follow each other within this time are one entry. */
const ONE_SITTING_MS = HOUR_MS;
const REPEATED: readonly ActivityKind[] = ['portfolio-saved'];

export type ActivityService = ReturnType<typeof createActivityService>;

/** What really happened to an account and its page, written with what made it happen. */
export function createActivityService({ database, clock, ids }: Platform) {
  const activities = rowsOf(database.tables.activities);
  const listOf = (db: Queryable, userId: string, page: PageOf) =>
    listNewest(database, db, 'activities', { ...page, equal: { userId } });
  return {
    /**
     * Inside the write that makes it happen.
     * @param id of the record that it tells of, where it is to be forgotten with it
     */
    async record(
      tx: Queryable,
      userId: string,
      kind: ActivityKind,
      detail = '',
      id = ids.next(),
    ): Promise<void> {
      const now = clock.now();
      const [last] = REPEATED.includes(kind) ? await listOf(tx, userId, { limit: 1 }) : [];
      const isSameSitting =
        last?.kind === kind && now.getTime() - last.createdAt.getTime() < ONE_SITTING_MS;
      if (isSameSitting) await activities.update(tx, last.id, { createdAt: now });
      else await activities.insert(tx, { id, userId, kind, detail, createdAt: now });
    },

    /** Inside the write that erases the record it was about. */
    forget: activities.delete,

    /** The newest few. */
    async latest(userId: string, limit: number): Promise<Activity[]> {
      return (await listOf(database.read, userId, { limit })).map(presentDated);
    },

    list: (actor: Account, query: AskedListPart) =>
      readPage(query, (page) => listOf(database.read, actor.userId, page), presentDated),
  };
}
