import {
  type EndpointParsed,
  type MailRoute,
  type MailStatus,
  type OutboxMail,
  problemTexts,
  successTexts,
} from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { presentDated, readPage } from '../../lib/list-page.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { createOutboxRepository, type OutboxMail as StoredMail } from './outbox.repository.ts';
import { plainMail } from './outgoing-mail.ts';

/** What administrators see of the mails that leave, and do about them. */
export function createOutboxOffice(deps: Deps) {
  const { database, outbox, mailer, mailVoices, clock, ids, audit, publicUrl } = deps;
  const { read, write } = database;
  const mails = createOutboxRepository(database);

  return {
    async route(): Promise<MailRoute> {
      const { mode, place } = mailer.route;
      const { name, address } = await mailVoices.sender(read);
      return { mode, place, from: name ? `${name} <${address}>` : address };
    },

    list: (query: EndpointParsed<'outbox.list'>['query']) =>
      readPage(query, (page, { status }) => mails.list(read, status, page), presentMail),

    /** @throws {ProblemError} `not-found`; `conflict` for what is sent or on its way */
    async retry(actor: Account, id: string): Promise<OutboxMail> {
      return write(async (tx) => {
        const before = found(await mails.get(tx, id), noSuchMail);
        const due = found(await mails.makeDue(tx, id, clock.now()), () => notDue(before));
        const about = { subject: 'mail', id, name: due.subject } as const;
        await audit.record(tx, actor, 'changed', about, deliveryOf(before), deliveryOf(due));
        return presentMail(due);
      });
    },

    /** Sends a mail that says that mails arrive. */
    async test(actor: Account, recipient: string) {
      const id = ids.next();
      await write(async (tx) => {
        const mail = plainMail(recipient, (words) => words.testMail(publicUrl));
        await outbox.queue(tx, { ...mail, id });
        const about = { subject: 'mail', id, name: 'Test mail' } as const;
        await audit.record(tx, actor, 'sent', about, undefined, { recipient });
      });
      return { id, message: successTexts.testMailSent(recipient) };
    },
  };
}

const noSuchMail = () => new ProblemError('not-found', problemTexts.noMail);

const notDue = ({ status }: StoredMail) =>
  new ProblemError(
    'conflict',
    status === 'sent' ? problemTexts.mailSent : problemTexts.mailBeingSent,
  );

/** What became of a mail so far. */
const deliveryOf = ({ status, lastError }: StoredMail): { status: MailStatus; reason: string } => ({
  status: status === 'parting' ? 'queued' : status,
  reason: lastError ?? '',
});

/** What it says stays inside: the contract lists no body. */
function presentMail(mail: StoredMail): OutboxMail {
  const delivery = deliveryOf(mail);
  return {
    ...presentDated(mail),
    ...delivery,
    sent_at: mail.sentAt?.toISOString() ?? null,
    next_attempt_at: delivery.status === 'queued' ? mail.nextAttemptAt.toISOString() : null,
  };
}
