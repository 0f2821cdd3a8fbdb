import type { EndpointParsed, MailRoute, MailStatus, OutboxMail } from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { presentDated, readPage } from '../../lib/list-page.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import {
  createOutboxRepository,
  mailRetried,
  plainMail,
  type OutboxMail as StoredMail,
} from '../../service/index.ts';
import type { Deps } from '../deps.ts';

/** What administrators see of the mails that leave, and do about them. */
export function createOutboxOffice(deps: Deps) {
  const { database, outbox, mailer, mailVoices, events, clock, ids, audit, publicUrl } = deps;
  const { read, write } = database;
  const mails = createOutboxRepository(database);
  const isSmtp = () => mailer.route.mode === 'smtp';
  const present = (mail: StoredMail) => presentMail(mail, isSmtp());

  return {
    async route(): Promise<MailRoute> {
      const { mode, place } = mailer.route;
      const { name, address } = await mailVoices.sender(read);
      return { mode, place, from: name ? `${name} <${address}>` : address };
    },

    list: (query: EndpointParsed<'outbox.list'>['query']) =>
      readPage(query, (page, { status }) => mails.list(read, status, page), present),

    /**
     * Tries one again that has failed or waits, or sends one that was kept as a file.
     * @throws {ProblemError} `not-found`; `conflict` for what is sent or on its way
     */
    async retry(actor: Account, id: string): Promise<OutboxMail> {
      return write(async (tx) => {
        const before = found(await mails.lock(tx, id), 'noMail');
        if (isTextGone(before)) throw new ProblemError('conflict', 'mailSent');
        const again = isSmtp() && canLeave(before) ? ([...SETTLED, 'sent'] as const) : SETTLED;
        const due = found(await mails.makeDue(tx, id, clock.now(), [...again]), () =>
          notDue(before),
        );
        const about = { subject: 'mail', id, name: due.subject } as const;
        await events.emit(tx, mailRetried, due);
        await audit.record(tx, actor, 'changed', about, deliveryOf(before), deliveryOf(due));
        return present(due);
      });
    },

    /** Sends a mail that says that mails arrive. */
    async test(actor: Account, recipient: string): Promise<string> {
      const id = ids.next();
      await write(async (tx) => {
        const mail = plainMail(recipient, (words) => words.testMail(publicUrl));
        await outbox.queue(tx, { ...mail, id });
        const about = { subject: 'mail', id, name: 'Test mail' } as const;
        await audit.record(tx, actor, 'sent', about, undefined, { recipient });
      });
      return id;
    },
  };
}

const SETTLED = ['failed'] as const;

/** Whether it became a file and can still go: one of very many has no text of its own any more. */
const canLeave = ({ keptAsFile, bulk }: StoredMail): boolean => keptAsFile && !bulk;

/** Whether it had gone, and came back: what thousands got is kept with none of their mails. */
const isTextGone = ({ bulk, sentAt }: StoredMail): boolean => bulk && sentAt !== null;

const notDue = (mail: StoredMail) => {
  if (mail.status !== 'sent') return new ProblemError('conflict', 'mailBeingSent');
  const isKept = canLeave(mail);
  return new ProblemError('conflict', isKept ? 'mailKept' : 'mailSent');
};

/** What became of a mail so far. */
const deliveryOf = ({ status, lastError }: StoredMail): { status: MailStatus; reason: string } => ({
  status: status === 'parting' ? 'queued' : status,
  reason: lastError ?? '',
});

/** What it says stays inside: the contract lists no body. */
function presentMail(mail: StoredMail, isSmtp: boolean): OutboxMail {
  const delivery = deliveryOf(mail);
  return {
    ...presentDated(mail),
    ...delivery,
    kept_as_file: delivery.status === 'sent' && mail.keptAsFile,
    can_retry: delivery.status === 'sent' ? isSmtp && canLeave(mail) : !isTextGone(mail),
    sent_at: mail.sentAt?.toISOString() ?? null,
    next_attempt_at: delivery.status === 'queued' ? mail.nextAttemptAt.toISOString() : null,
  };
}
