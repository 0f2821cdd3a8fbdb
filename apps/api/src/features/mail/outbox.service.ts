import type { Queryable } from '../../db/database.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { CLAIM_MS, nextTry } from '../../lib/delivery-schedule.ts';
import { maskEmails } from '../../lib/logger.ts';
import { type MailAddress, MailRefusedError } from '../../lib/mailer.ts';
import { seal, unseal } from '../../lib/secrets.ts';
import type { Platform } from '../../platform.ts';
import { createOutboxRepository, type OutboxMail } from './outbox.repository.ts';

export interface OutgoingMail {
  /** Of the record that it tells of, where it is to be forgotten with it. */
  id?: string;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** Beside the usual ones, e.g. `List-Unsubscribe`. */
  headers?: Record<string, string>;
  /** What it is the mail of, where there may be only one: a second one is not queued. */
  cause?: string;
}

/** A mail of a few paragraphs of plain text. */
export const plainMail = (recipient: string, subject: string, paragraphs: string[]) => ({
  recipient,
  subject,
  body: paragraphs.join('\n\n'),
});

/** How long a mail is kept once it has gone; what it says and to whom is forgotten then. */
const SENT_KEPT_MS = 7 * DAY_MS;
/** How long one that could not be sent is kept, for an administrator to see why. */
const FAILED_KEPT_MS = 30 * DAY_MS;

const BATCH = 20;

type OutboxDeps = Pick<Platform, 'database' | 'mailer' | 'clock' | 'ids' | 'logger' | 'secret'> & {
  /** The sender that an administrator has set; undefined leaves it to the mailer. */
  sender: (db: Queryable) => Promise<MailAddress | undefined>;
  /** Inside the write that notes that a mail was sent, or given up. */
  onSettled: (tx: Queryable, mail: OutboxMail) => Promise<void>;
};

export type Outbox = ReturnType<typeof createOutbox>;

/** Mails are stored with their cause and sent afterwards, again and again until they go. */
export function createOutbox(deps: OutboxDeps) {
  const { database, mailer, clock, logger, secret } = deps;
  const mails = createOutboxRepository(database);
  const settle = async (mail: OutboxMail, outcome: Partial<OutboxMail>): Promise<void> => {
    const isSettled = outcome.status !== undefined;
    if (mail.status !== 'parting' || !isSettled) {
      return database.write(async (tx) => {
        await mails.update(tx, mail.id, outcome);
        if (isSettled) await deps.onSettled(tx, mail);
      });
    }
    await database.write((tx) => mails.delete(tx, mail.id));
    await database.scrub();
  };
  const deliver = async (mail: OutboxMail): Promise<void> => {
    const until = new Date(clock.now().getTime() + CLAIM_MS);
    if (!(await database.write((tx) => mails.claim(tx, mail, until)))) return;
    let outcome: Partial<OutboxMail>;
    try {
      const from = await deps.sender(database.read);
      await mailer.deliver({ ...mail, from, body: unseal(secret, mail.body) });
      outcome = { status: 'sent', sentAt: clock.now(), lastError: null };
    } catch (error) {
      outcome = afterFailure(mail.attempts, error, clock.now());
      // mail servers name whom they refuse
      const reason = maskEmails(messageOf(error));
      logger.warn({ event: 'mail-not-sent', reason, mailId: mail.id }, 'mail not sent');
    }
    await settle(mail, outcome);
  };
  const before = (keptMs: number) => new Date(clock.now().getTime() - keptMs);
  /** Of mails with one cause, only the first is kept. */
  const insert = (tx: Queryable, mail: OutgoingMail, status: OutboxMail['status']) =>
    mails.insertNew(tx, toRow(deps, mail, status));

  return {
    /** Inside the write that causes the mail. */
    async queue(tx: Queryable, mail: OutgoingMail): Promise<void> {
      await insert(tx, mail, 'queued');
    },

    /** Inside the write that erases the recipient: forgets all mails to them but this last one. */
    async queueLastMail(tx: Queryable, mail: OutgoingMail): Promise<void> {
      await mails.deleteTo(tx, mail.recipient);
      await insert(tx, mail, 'parting');
    },

    /** Inside the write that erases what a mail told of; one that still waits is not sent. */
    async forget(tx: Queryable, id: string): Promise<void> {
      await mails.delete(tx, id);
    },

    /** Withdraws what waits, and forgets what has gone, of one subject to one recipient. */
    withdraw: (tx: Queryable, recipient: string, subject: string): Promise<void> =>
      mails.deleteTo(tx, recipient, subject),

    /** How many {@link purge} would forget now. */
    countSettled: (): Promise<number> =>
      mails.countSettled(database.read, before(SENT_KEPT_MS), before(FAILED_KEPT_MS)),

    /** How many wait and since when, and how many were given up. */
    state: async () => ({
      ...(await mails.countUnsent(database.read)),
      since: await mails.oldestWaiting(database.read),
    }),

    /** Forgets mails that have been settled for long. */
    async purge(): Promise<void> {
      await database.write(async (tx) => {
        await mails.deleteSent(tx, before(SENT_KEPT_MS));
        await mails.deleteFailed(tx, before(FAILED_KEPT_MS));
      });
    },

    /** Sends what is due; resolves with how many mails it tried. */
    async sendDue(): Promise<number> {
      const due = await mails.listDue(database.read, clock.now(), BATCH);
      for (const mail of due) await deliver(mail);
      return due.length;
    },
  };
}

function toRow(
  { clock, ids, secret }: OutboxDeps,
  mail: OutgoingMail,
  status: OutboxMail['status'],
): OutboxMail {
  const now = clock.now();
  return {
    headers: null,
    cause: null,
    id: ids.next(),
    ...mail,
    // links in it open accounts: whoever reads the database must not find them
    body: seal(secret, mail.body),
    status,
    attempts: 0,
    lastError: null,
    createdAt: now,
    nextAttemptAt: now,
    sentAt: null,
  };
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);

/** @param attempts tries before the one that failed */
function afterFailure(attempts: number, error: unknown, now: Date): Partial<OutboxMail> {
  const lastError = messageOf(error);
  const nextAttemptAt = error instanceof MailRefusedError ? undefined : nextTry(attempts, now);
  return nextAttemptAt ? { lastError, nextAttemptAt } : { status: 'failed', lastError };
}
