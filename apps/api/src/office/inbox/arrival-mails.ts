import { dayIn, instantIn } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { CLOCK_SKEW_MS, DAY_MS, MINUTE_MS, utcDay } from '../../lib/clock.ts';
import type { Platform } from '../../platform.ts';
import { type Outbox, type OutgoingMail, plainMail, readCompanyTime } from '../../service/index.ts';
import { createInboxRepository } from './inbox.repository.ts';

/** Something new that staff answer. */
export interface Arrival {
  kind: 'message' | 'application';
  id: string;
  /** The path of the page where it is read and answered. */
  path: string;
}

/** Where administrators choose these mails. */
const SETTINGS = '/admin/account';

/** When digests go out, by the company's clock. */
const DIGEST_AT = '07:00';

/**
 * What was written just before the digest may still be under way to the database when its time comes:
 * it is counted a little later.
 */
const SETTLED_MS = MINUTE_MS;

/** The newest instant at which digests go out that is not after another one. */
function lastDigestTime(instant: Date, timeZone: string): Date {
  const on = (day: string) => instantIn(`${day}T${DIGEST_AT}`, timeZone) ?? instant;
  const today = dayIn(instant, timeZone);
  const due = on(today);
  return due <= instant ? due : on(utcDay(new Date(Date.parse(today) - DAY_MS)));
}

/**
 * Mails that tell administrators what has arrived, for those who want them. Nothing that a visitor
 * typed is in them: it is read in the back-office, and erased there.
 */
export function createArrivalMails(deps: Pick<Platform, 'database'>) {
  const inbox = createInboxRepository(deps.database.tables);

  return {
    /** One mail to each administrator who wants to be told at once. */
    async atOnce(tx: Queryable, { kind, id, path }: Arrival): Promise<OutgoingMail[]> {
      const staff = await inbox.listToTell(tx, 'at-once');
      return staff.map(({ id: userId, email }) => ({
        ...plainMail(email, (words, company, addressOf) =>
          words.arrived(kind, company, addressOf(path), addressOf(SETTINGS)),
        ),
        cause: `arrival:${userId}:${id}`,
      }));
    },

    /** The mail that sums up a day; undefined where nothing has come. */
    async digest(
      tx: Queryable,
      { id, email }: { id: string; email: string },
      from: Date,
      until: Date,
    ): Promise<OutgoingMail | undefined> {
      const { messages, applications } = await inbox.countArrived(tx, from, until);
      const parts = [
        { kind: 'message', count: messages, path: '/admin/messages' } as const,
        { kind: 'application', count: applications, path: '/admin/applications' } as const,
      ].filter(({ count }) => count > 0);
      if (parts.length === 0) return undefined;
      return {
        ...plainMail(email, (words, company, addressOf) => {
          const linked = parts.map(({ path, ...part }) => ({ ...part, url: addressOf(path) }));
          return words.digest(linked, company, addressOf(SETTINGS));
        }),
        cause: `arrivals:${id}:${from.toISOString()}`,
      };
    },
  };
}

/** The daily summary of what has arrived, for the administrators who want that. */
export function createArrivalDigests(
  deps: Pick<Platform, 'database' | 'publicUrl' | 'clock'> & { outbox: Outbox },
) {
  const { database, outbox, clock } = deps;
  const inbox = createInboxRepository(database.tables);
  const mails = createArrivalMails(deps);

  return {
    /**
     * Queues the digests that are due. Until when a person was told moves in the write that queues
     * their mail: of several processes one does it, and one that is killed leaves it to the next.
     */
    async queueDue(): Promise<void> {
      const { now, timeZone } = await readCompanyTime({ database, clock });
      const until = lastDigestTime(new Date(now.getTime() - SETTLED_MS), timeZone);
      for (const person of await inbox.listToTell(database.read, 'daily')) {
        const { id, toldUntil } = person;
        if (toldUntil && toldUntil.getTime() > now.getTime() + CLOCK_SKEW_MS) {
          // by a clock that has been set back since: the next digest is of what comes from here on
          await database.write((tx) => inbox.moveToldUntil(tx, id, toldUntil, now));
          continue;
        }
        if (toldUntil && toldUntil >= until) continue;
        await database.write(async (tx) => {
          if (!(await inbox.moveToldUntil(tx, id, toldUntil, until))) return;
          const from = toldUntil ?? new Date(until.getTime() - DAY_MS);
          const mail = await mails.digest(tx, person, from, until);
          if (mail) await outbox.queue(tx, mail);
        });
      }
    },
  };
}
