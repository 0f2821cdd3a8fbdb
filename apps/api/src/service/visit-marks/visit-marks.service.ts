import { isbot } from 'isbot';
import type { Queryable } from '../../db/database.ts';
import type { Client } from '../../lib/client.ts';
import { keyed, randomToken } from '../../lib/secrets.ts';
import type { Platform } from '../../platform.ts';
import { readToday } from '../settings/company-name.ts';
import { createVisitMarksRepository } from './visit-marks.repository.ts';

/** Browsers say less; a longer name is not read to its end. */
const USER_AGENT_MAX_LENGTH = 512;

/** What a visit counts for: once a visitor and day, for each id. */
export interface Counted {
  id: string;
  raise: (tx: Queryable, day: string) => Promise<void>;
}

/** Counts visitors once a day, without knowing who they are. */
export function createVisitMarks({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const marks = createVisitMarksRepository(database.tables);

  /** All processes share it, for as long as the day lasts; with it go the marks made with it. */
  const saltOf = async (tx: Queryable, day: string): Promise<string> => {
    const salt = await marks.getSalt(tx, day);
    if (salt) return salt;
    const made = randomToken();
    if (!(await marks.addSalt(tx, day, made))) return saltOf(tx, day);
    await marks.deleteBefore(tx, day);
    return made;
  };

  let scrubbedOn = '';

  return {
    /** Who comes again on a day costs the database a look, and no write. */
    async countFirst(
      { network, userAgent: sent }: Client,
      counted: readonly Counted[],
    ): Promise<void> {
      const userAgent = sent.slice(0, USER_AGENT_MAX_LENGTH);
      if (!userAgent.trim() || isbot(userAgent)) return;
      const day = await readToday({ database, clock });
      const markOf = (salt: string, id: string) =>
        keyed(salt, JSON.stringify([id, network, userAgent]));
      const present = await marks.getSalt(database.read, day);
      const known = present === undefined ? [] : counted.map(({ id }) => markOf(present, id));
      if (known.length > 0 && (await marks.hasMarks(database.read, known))) return;
      await database.write(async (tx) => {
        const salt = await saltOf(tx, day);
        for (const { id, raise } of counted) {
          if (await marks.addMark(tx, markOf(salt, id), day)) await raise(tx, day);
        }
      });
    },

    /** Throws away what could tell the visitors of days before today apart, copies included. */
    async forgetPastDays(): Promise<void> {
      const today = await readToday({ database, clock });
      // looked at first: a writer's turn every minute would be for nothing but once a day
      const isLeft = await marks.hasBefore(database.read, today);
      if (isLeft) await database.write((tx) => marks.deleteBefore(tx, today));
      if (!isLeft && scrubbedOn === today) return;
      await database.scrub();
      scrubbedOn = today;
    },
  };
}
