import type { AdminOverview, ViewDays } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { isForeignKeyViolation } from '../../db/errors.ts';
import { type Actor, may } from '../../lib/actor.ts';
import { chartDays, chartOf, firstChartDay } from '../../lib/chart-days.ts';
import type { Client } from '../../lib/client.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { Platform } from '../../platform.ts';
import { createVisitMarks, readToday } from '../../service/index.ts';
import { presentReference } from './posts.presenter.ts';
import { createPostsRepository } from './posts.repository.ts';
import { createReadsRepository } from './reads.repository.ts';

/** How many of the most read posts the dashboard names. */
const MOST_READ = 5;

/** How often posts were read over the days of the chart. */
export function createReads({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const reads = createReadsRepository(database.tables);
  const posts = createPostsRepository(database);
  const marks = createVisitMarks({ database, clock });
  const { read } = database;
  const today = () => readToday({ database, clock });
  return {
    /** A read of a published post; those who write posts are no readers. */
    async count(id: string, actor: Actor, client: Client): Promise<void> {
      const post = await posts.get(read, id);
      if (post?.status !== 'published') throw new ProblemError('not-found', 'noPost');
      if (may(actor, 'office')) return;
      const counted = { id, raise: (tx: Queryable, day: string) => reads.raise(tx, id, day) };
      try {
        await marks.countFirst(client, [counted]);
      } catch (error) {
        // one that was deleted in the meantime is as if it had never been
        throw isForeignKeyViolation(error) ? new ProblemError('not-found', 'noPost') : error;
      }
    },

    /** Forgets what no chart shows any more. */
    async forgetOld(): Promise<void> {
      const firstShown = firstChartDay(await today());
      if (!(await reads.hasBefore(read, firstShown))) return;
      await database.write((tx) => reads.deleteBefore(tx, firstShown));
    },

    /** Of one post, day by day. */
    async ofPost(id: string): Promise<{ total: number; days: ViewDays }> {
      const chart = chartDays(await today());
      const days = chartOf(chart, await reads.listSince(read, id, chart[0] ?? ''));
      return { total: days.reduce((sum, { count }) => sum + count, 0), days };
    },

    /** Of each of some posts; those that nobody read are missing. */
    totals: async (ids: readonly string[]) =>
      reads.totalsSince(read, firstChartDay(await today()), ids),

    /** Of all, and which were read most. */
    async overview(): Promise<AdminOverview['reads']> {
      const totals = [...(await reads.totalsSince(read, firstChartDay(await today())))];
      const most = totals
        .sort(([id, one], [otherId, other]) => other - one || (id < otherId ? -1 : 1))
        .slice(0, MOST_READ);
      const names =
        most.length === 0
          ? []
          : await reads.listNames(
              read,
              most.map(([id]) => id),
            );
      return {
        total: totals.reduce((sum, [, count]) => sum + count, 0),
        top: most.flatMap(([id, count]) => {
          const post = names.find((one) => one.id === id);
          return post ? [{ ...presentReference(post), count }] : [];
        }),
      };
    },
  };
}
