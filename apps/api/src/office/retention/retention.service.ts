import { searchedTables } from '../../db/database.ts';
import type { AuditService } from '../../service/index.ts';
import type { Deps } from '../deps.ts';
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

type Kept = 'messages' | 'applications';
/** They are not kept any longer by lying in the trash. */
const kindsInTrash = { messages: 'message', applications: 'application' } as const;

export type RetentionService = ReturnType<typeof createRetentionService>;

/**
 * Forgets what is older than the settings allow; everything is kept until they say otherwise. What
 * was deleted, by them or by hand, leaves the database's files with it.
 */
export function createRetentionService(deps: Deps) {
  const { database, settings, audit, announcements, trash, mediaFiles, clock, logger } = deps;
  const retention = createRetentionRepository(database.tables);
  const forget = async (
    what: Kept,
    months: number | null,
    alongside: AuditService['forgetMessages'] = async () => undefined,
  ): Promise<number> => {
    if (months === null) return 0;
    const before = monthsBefore(clock.now(), months);
    const kind = kindsInTrash[what];
    const trashed = await database.write((tx) => trash.eraseWritten(tx, kind, before));
    for (let total = trashed; ; ) {
      const forgotten = await database.write(async (tx) => {
        const old = await retention[what].listOld(tx, before, BATCH);
        await alongside(tx, old);
        // the files follow within the hour
        await mediaFiles.noteRemoval(tx, await retention[what].listFiles(tx, old));
        if (old.length > 0) await announcements.renew(tx);
        return retention[what].delete(tx, old);
      });
      total += forgotten;
      if (forgotten < BATCH) return total;
    }
  };

  const countOld = async (what: Kept, months: number | null) => {
    if (months === null) return 0;
    const before = monthsBefore(clock.now(), months);
    const trashed = await trash.countWritten(kindsInTrash[what], before);
    return trashed + (await retention[what].countOld(database.read, before));
  };

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
