import { searchedTables } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { createRetentionRepository } from './retention.repository.ts';

/** The same day and time of an earlier month in UTC, or the last day of a month that is too short. */
export function monthsBefore(instant: Date, months: number): Date {
  const earlier = new Date(instant);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0));
  earlier.setUTCDate(Math.min(instant.getUTCDate(), lastDay.getUTCDate()));
  return earlier;
}

/** So many at a time, so that requests that write get their turn in between. */
const BATCH = 500;

export type RetentionService = ReturnType<typeof createRetentionService>;

/**
 * Forgets what is older than the settings allow; everything is kept until they say otherwise. What
 * was deleted, by them or by hand, leaves the database's files with it.
 */
export function createRetentionService({ database, settings, audit, clock, logger }: Deps) {
  const retention = createRetentionRepository(database.tables);
  const forget = async (
    what: 'messages' | 'applications',
    months: number | null,
    alongside: AuditService['forgetMessages'] = async () => undefined,
  ): Promise<number> => {
    if (months === null) return 0;
    const before = monthsBefore(clock.now(), months);
    for (let total = 0; ; ) {
      const forgotten = await database.write(async (tx) => {
        const old = await retention[what].listOld(tx, before, BATCH);
        await alongside(tx, old);
        return retention[what].delete(tx, old);
      });
      total += forgotten;
      if (forgotten < BATCH) return total;
    }
  };

  const countOld = async (what: 'messages' | 'applications', months: number | null) =>
    months === null
      ? 0
      : retention[what].countOld(database.read, monthsBefore(clock.now(), months));

  return {
    /** How many {@link forgetOld} would forget now. */
    async countOld(): Promise<{ messages: number; applications: number }> {
      const { messagesMonths, applicationsMonths } = (await settings.read(database.read)).retention;
      const messages = await countOld('messages', messagesMonths);
      return { messages, applications: await countOld('applications', applicationsMonths) };
    },

    /** @returns how many it has forgotten */
    async forgetOld(): Promise<{ messages: number; applications: number }> {
      const { messagesMonths, applicationsMonths } = (await settings.read(database.read)).retention;
      const messages = await forget('messages', messagesMonths, audit.forgetMessages);
      const applications = await forget('applications', applicationsMonths);
      // also what people have deleted since the last time
      await database.scrub(searchedTables);
      // how much, not what
      if (messages + applications > 0) {
        const forgotten = { event: 'retention', messages, applications };
        logger.info(forgotten, 'forgot what was older than it may be');
      }
      return { messages, applications };
    },
  };
}
