import type { Queryable } from '../../db/database.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { CLAIM_MS, nextTry } from '../../lib/delivery-schedule.ts';
import { type MailAddress, type MailAttachment, MailRefusedError } from '../../lib/mail.ts';
import { maskEmails } from '../../lib/mask-email.ts';
import { seal, unseal } from '../../lib/secrets.ts';
import type { Platform } from '../../platform.ts';
import type { DomainEvents } from '../domain-events/domain-events.ts';
import { mailSettled } from './mail-events.ts';
import { type MailVoice, writeMail } from './mail-voice.ts';
import { createOutboxRepository, type OutboxMail } from './outbox.repository.ts';
import type { OutgoingMail, PlainMail, WrittenMail } from './outgoing-mail.ts';
import { type MailWords, subjectInEveryLanguage } from './words/mail-words.ts';

/** How long a mail is kept once it has gone; what it says and to whom is forgotten then. */
const SENT_KEPT_MS = 7 * DAY_MS;
/** How long one that could not be sent is kept, for an administrator to see why. */
const FAILED_KEPT_MS = 30 * DAY_MS;

const BATCH = 20;

type OutboxDeps = Pick<
  Platform,
  'database' | 'files' | 'mailer' | 'clock' | 'ids' | 'logger' | 'secret'
> & {
  /** Who mails are from; undefined leaves it to the mailer. */
  sender: (db: Queryable) => Promise<MailAddress | undefined>;
  /** How mails speak that this program writes. */
  voice: (db: Queryable, mail: PlainMail) => Promise<MailVoice>;
  events: DomainEvents;
};

type Subject = keyof MailWords['subjects'];

export type Outbox = ReturnType<typeof createOutbox>;

/** Mails are stored with their cause and sent afterwards, again and again until they go. */
export function createOutbox(deps: OutboxDeps) {
  const { database, files, mailer, clock, logger, secret } = deps;
  const mails = createOutboxRepository(database);
  const settle = async (
    mail: OutboxMail,
    outcome: Partial<OutboxMail>,
    refusal?: string,
  ): Promise<void> => {
    const { status, keptAsFile } = outcome;
    const isSettled = status === 'sent' || status === 'failed';
    if (mail.status !== 'parting' || !isSettled) {
      return database.write(async (tx) => {
        const kept = status === 'sent' ? withoutCopies(mail, secret) : {};
        await mails.update(tx, mail.id, { ...outcome, ...kept });
        if (!isSettled) return;
        const settled = { mail, outcome: { status, keptAsFile, refusal } };
        await deps.events.emit(tx, mailSettled, settled);
      });
    }
    await database.write((tx) => mails.delete(tx, mail.id));
    await database.scrub();
  };
  /** @throws {MissingFileError} where one is missing: without it the mail would say what is not true */
  const openFiles = async (mail: OutboxMail, opened: MailAttachment[]): Promise<void> => {
    for (const { key, name, type } of mail.files ?? []) {
      if ((await files.size(key)) === undefined) {
        throw new MissingFileError(name);
      }
      opened.push({ name, type, content: await files.read(key) });
    }
  };
  const deliver = async (mail: OutboxMail): Promise<void> => {
    const until = new Date(clock.now().getTime() + CLAIM_MS);
    if (!(await database.write((tx) => mails.claim(tx, mail, until)))) return;
    let outcome: Partial<OutboxMail>;
    let refusal: string | undefined;
    const attachments: MailAttachment[] = [];
    try {
      const from = await deps.sender(database.read);
      const html = mail.html === null ? null : unseal(secret, mail.html);
      await openFiles(mail, attachments);
      const body = unseal(secret, mail.body);
      await mailer.deliver({ ...mail, from, body, html, attachments });
      const keptAsFile = mailer.route.mode === 'folder';
      outcome = { status: 'sent', sentAt: clock.now(), lastError: null, keptAsFile };
    } catch (error) {
      outcome = afterFailure(mail.attempts, error, clock.now());
      if (error instanceof MailRefusedError && error.ofRecipient) refusal = error.said;
      // mail servers name whom they refuse
      const isFileGone = error instanceof MissingFileError;
      const reason = isFileGone ? 'a file is missing' : maskEmails(messageOf(error));
      logger.warn({ event: 'mail-not-sent', reason, mailId: mail.id }, 'mail not sent');
    } finally {
      for (const { content } of attachments) content.destroy();
    }
    await settle(mail, outcome, refusal);
  };
  const listDue = (isBulk: boolean, limit: number) =>
    mails.listDueOf(database.read, isBulk, clock.now(), limit);
  const before = (keptMs: number) => new Date(clock.now().getTime() - keptMs);
  /** Of mails with one cause, only the first is kept. */
  const insert = async (tx: Queryable, mail: OutgoingMail, status: OutboxMail['status']) => {
    const written = 'letter' in mail ? writeMail(mail, await deps.voice(tx, mail)) : mail;
    return mails.insertNew(tx, toRow(deps, written, status));
  };

  return {
    /** Inside the write that causes the mail. */
    async queue(tx: Queryable, mail: OutgoingMail): Promise<void> {
      await insert(tx, mail, 'queued');
    },

    /**
     * Inside the write that erases an account: forgets all mails to its address, confirmed or not,
     * but for answers, which stay with what they answer.
     * @param last tells them, and is forgotten once it has gone
     */
    async forgetAccount(tx: Queryable, address: string, last: OutgoingMail | null): Promise<void> {
      await mails.deleteTo(tx, address);
      if (last) await insert(tx, last, 'parting');
    },

    /** Inside the write that erases what a mail was about; one that still waits is not sent. */
    async forget(tx: Queryable, id: string): Promise<void> {
      await mails.delete(tx, id);
    },

    /** Inside the write that erases a person: forgets all mails to them, and those with their address. */
    forgetRecipient: (tx: Queryable, recipient: string): Promise<void> =>
      mails.deleteNaming(tx, recipient),

    /** Withdraws what waits, and forgets what has gone, of one subject to one recipient. */
    withdraw: (tx: Queryable, recipient: string, subject: Subject): Promise<void> =>
      mails.deleteTo(tx, recipient, subjectInEveryLanguage(subject)),

    /** Takes back what has not gone yet, of one subject; false where there was nothing of it. */
    withdrawWaiting: (tx: Queryable, recipient: string, subject: Subject): Promise<boolean> =>
      mails.deleteWaiting(tx, recipient, subjectInEveryLanguage(subject)),

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

    /** Withdraws what waits of the mails to one recipient whose cause begins with some letters. */
    withdrawCaused: (tx: Queryable, recipient: string, begins: string): Promise<void> =>
      mails.deleteWaitingTo(tx, recipient, begins),

    /** How many with causes that begin with some letters wait: all, or those that were never tried. */
    countWaiting: (db: Queryable, begins: string, only?: 'untried'): Promise<number> =>
      mails.countWaiting(db, begins, only === 'untried'),

    /**
     * Sends what is due; resolves with how many mails it tried. Of those that go to very many, one
     * goes after the other only while no other mail waits: a person who asks for a new password does
     * not be behind 5,000 newsletters. Without a mail server they wait for one: a file reaches none of
     * their readers.
     */
    async sendDue(): Promise<number> {
      const due = await listDue(false, BATCH);
      for (const mail of due) await deliver(mail);
      if (due.length === BATCH || mailer.route.mode === 'folder') return due.length;
      let tried = due.length;
      for (const mail of await listDue(true, BATCH)) {
        await deliver(mail);
        tried += 1;
        if ((await listDue(false, 1)).length > 0) break;
      }
      return tried;
    },
  };
}

/** What thousands got is kept once, where it was written, and not with each of their mails. */
const withoutCopies = ({ bulk }: OutboxMail, secret: string): Partial<OutboxMail> =>
  bulk ? { html: null, body: seal(secret, '') } : {};

function toRow(
  { clock, ids, secret }: OutboxDeps,
  mail: WrittenMail,
  status: OutboxMail['status'],
): OutboxMail {
  const now = clock.now();
  return {
    headers: null,
    files: null,
    cause: null,
    bulk: false,
    keptAsFile: false,
    id: ids.next(),
    ...mail,
    html: mail.html === undefined ? null : seal(secret, mail.html),
    // links in it open accounts: anyone who reads the database must not find them
    body: seal(secret, mail.body),
    status,
    attempts: 0,
    lastError: null,
    createdAt: now,
    nextAttemptAt: now,
    sentAt: null,
  };
}

/** Its name is for the office to see, and goes with the mail; the log outlives both. */
class MissingFileError extends Error {
  constructor(name: string) {
    super(`The attached file ${name} is missing.`);
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);

/** @param attempts tries before the one that failed */
function afterFailure(attempts: number, error: unknown, now: Date): Partial<OutboxMail> {
  const lastError = messageOf(error);
  const nextAttemptAt = error instanceof MailRefusedError ? undefined : nextTry(attempts, now);
  return nextAttemptAt ? { lastError, nextAttemptAt } : { status: 'failed', lastError };
}
