import type { Activity, ActivityKind } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { HOUR_MS } from '../../lib/clock.ts';
import { presentPage, readPage } from '../../lib/list-page.ts';
import type { Platform } from '../../platform.ts';
import { type ActivityRow, createActivityRepository } from './activity.repository.ts';

/** Saves that follow each other within this time are one entry. */
const ONE_SITTING_MS = HOUR_MS;
const REPEATED: readonly ActivityKind[] = ['portfolio-saved'];

export type ActivityService = ReturnType<typeof createActivityService>;

/** What really happened to an account and its page, written with what made it happen. */
export function createActivityService({ database, clock, ids }: Platform) {
  const activities = createActivityRepository(database);
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
      if (isSameSitting) return activities.setTime(tx, last, now);
      await activities.insert(tx, { id, userId, kind, detail, createdAt: now });
    },

    /** Inside the write that erases the record it told of. */
    forget: activities.delete,

    /** The newest few. */
    async latest(userId: string, limit: number): Promise<Activity[]> {
      return (await activities.list(database.read, userId, { limit })).map(presentActivity);
    },

    async list(actor: Account, after: string | undefined) {
      const read = activities.list.bind(undefined, database.read, actor.userId);
      return presentPage(await readPage(after, read), presentActivity);
    },
  };
}

const presentActivity = ({ id, kind, detail, createdAt }: ActivityRow): Activity => ({
  id,
  kind,
  detail,
  date: createdAt.toISOString(),
});
