import type { Database, Queryable } from '../../db/database.ts';
import { type Clock, HOUR_MS, MINUTE_MS } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { Logger } from '../../lib/logger.ts';
import type { Mailer } from '../../lib/mailer.ts';
import { seal, unseal } from '../../lib/secrets.ts';
import type { OutboxMail, OutboxRepository } from './outbox.repository.ts';

export interface OutgoingMail {
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** Beside the usual ones, e.g. `List-Unsubscribe`. */
  headers?: Record<string, string>;
}

const BATCH = 20;
const CLAIM_MS = 2 * MINUTE_MS;
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS];

interface Needs {
  database: Database;
  repository: OutboxRepository;
  mailer: Mailer;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  secret: string;
}

/** Mails are stored with their cause and sent afterwards, again and again until they go. */
export function createOutbox(needs: Needs) {
  const { database, repository, mailer, clock, ids, logger, secret } = needs;
  const deliver = async (mail: OutboxMail): Promise<void> => {
    const until = new Date(clock.now().getTime() + CLAIM_MS);
    if (!(await database.write((tx) => repository.claim(tx, mail, until)))) return;
    let outcome: Partial<OutboxMail>;
    try {
      await mailer.deliver({ ...mail, body: unseal(secret, mail.body) });
      outcome = { status: 'sent', sentAt: clock.now(), lastError: null };
    } catch (error) {
      outcome = afterFailure(mail.attempts, error, clock.now());
      logger.warn({ err: error, mailId: mail.id }, 'mail not sent');
    }
    await database.write((tx) => repository.update(tx, mail.id, outcome));
  };

  return {
    /** Inside the write that causes the mail. */
    async queue(tx: Queryable, mail: OutgoingMail): Promise<void> {
      const now = clock.now();
      await repository.insert(tx, {
        headers: null,
        ...mail,
        // links in it open accounts: whoever reads the database must not find them
        body: seal(secret, mail.body),
        id: ids.next(),
        status: 'queued',
        attempts: 0,
        lastError: null,
        createdAt: now,
        nextAttemptAt: now,
        sentAt: null,
      });
    },

    /** Sends what is due; resolves with how many mails it tried. */
    async sendDue(): Promise<number> {
      const due = await repository.listDue(database.read, clock.now(), BATCH);
      for (const mail of due) await deliver(mail);
      return due.length;
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

/** @param attempts tries before the one that failed */
function afterFailure(attempts: number, error: unknown, now: Date): Partial<OutboxMail> {
  const lastError = error instanceof Error ? error.message : String(error);
  const wait = WAITS_MS[attempts];
  if (wait === undefined) return { status: 'failed', lastError };
  return { lastError, nextAttemptAt: new Date(now.getTime() + wait) };
}
