import { type Activity, type ActivityKind, LIST_PAGE_SIZE } from '@vitrine/contracts';
import type { Database, Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { type Clock, HOUR_MS } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { ActivityRepository, ActivityRow } from './activity.repository.ts';

/** Saves in a row are one thing that happened. */
const ONE_SITTING_MS = HOUR_MS;
const REPEATED: readonly ActivityKind[] = ['portfolio-saved'];

interface Needs {
  database: Database;
  activities: ActivityRepository;
  clock: Clock;
  ids: Ids;
}

/** What really happened to an account and its page, written with what made it happen. */
export function createActivityService({ database, activities, clock, ids }: Needs) {
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
      const [last] = REPEATED.includes(kind) ? await activities.list(tx, userId, { limit: 1 }) : [];
      const isSameSitting =
        last?.kind === kind && now.getTime() - last.createdAt.getTime() < ONE_SITTING_MS;
      if (isSameSitting) return activities.touch(tx, last, now);
      await activities.insert(tx, { id, userId, kind, detail, createdAt: now });
    },

    /** Inside the write that erases the record it told of. */
    async forget(tx: Queryable, id: string): Promise<void> {
      await activities.delete(tx, id);
    },

    /** The newest few. */
    async latest(userId: string, limit: number): Promise<Activity[]> {
      return (await activities.list(database.read, userId, { limit })).map(presentActivity);
    },

    async list(
      actor: Account,
      after: string | undefined,
    ): Promise<{ items: Activity[]; next: string | null }> {
      const limit = LIST_PAGE_SIZE + 1;
      const rows = await activities.list(database.read, actor.userId, { after, limit });
      const items = rows.slice(0, LIST_PAGE_SIZE);
      const next = rows.length > LIST_PAGE_SIZE ? (items.at(-1)?.id ?? null) : null;
      return { items: items.map(presentActivity), next };
    },
  };
}

export type ActivityService = ReturnType<typeof createActivityService>;

const presentActivity = ({ id, kind, detail, createdAt }: ActivityRow): Activity => ({
  id,
  kind,
  detail,
  date: createdAt.toISOString(),
});
