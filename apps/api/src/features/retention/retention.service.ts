import { type Database, searchedTables } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { ForgetMessages } from '../audit/index.ts';
import type { MainSettingsService } from '../settings/main-settings.service.ts';
import { monthsBefore } from './months-before.ts';
import type { RetentionRepository } from './retention.repository.ts';

/** So many at a time, so that requests that write get their turn in between. */
const BATCH = 500;

interface Needs {
  database: Database;
  retention: RetentionRepository;
  settings: Pick<MainSettingsService, 'read'>;
  forgetMessages: ForgetMessages;
  clock: Clock;
}

/**
 * Forgets what is older than the settings allow; everything is kept until they say otherwise. What
 * was deleted, by them or by hand, leaves the database's files with it.
 */
export function createRetentionService(needs: Needs) {
  const { database, retention, settings, forgetMessages, clock } = needs;
  const forget = async (
    what: 'messages' | 'applications',
    months: number | null,
    alongside: ForgetMessages = async () => undefined,
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

  return {
    /** @returns how many it has forgotten */
    async forgetOld(): Promise<{ messages: number; applications: number }> {
      const { messagesMonths, applicationsMonths } = (await settings.read(database.read)).retention;
      const messages = await forget('messages', messagesMonths, forgetMessages);
      const applications = await forget('applications', applicationsMonths);
      // also what people have deleted since the last time
      await database.scrub(searchedTables);
      return { messages, applications };
    },
  };
}

export type RetentionService = ReturnType<typeof createRetentionService>;
