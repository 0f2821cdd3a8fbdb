import { type EndpointParsed, LIST_PAGE_SIZE, type MailRoute } from '@vitrine/contracts';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { readCursor, toCursor } from '../../lib/list-page.ts';
import type { MailAddress, Mailer } from '../../lib/mailer.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import type { RecordAct } from '../audit/index.ts';
import { testMail } from './outbox.mails.ts';
import { presentFate, presentMail } from './outbox.presenter.ts';
import type { OutboxMail, OutboxRepository } from './outbox.repository.ts';
import type { Outbox } from './outbox.service.ts';

interface Needs {
  database: Database;
  repository: OutboxRepository;
  outbox: Outbox;
  mailer: Mailer;
  clock: Clock;
  ids: Ids;
  publicUrl: string;
  sender: () => Promise<MailAddress | undefined>;
  record: RecordAct;
}

/** What administrators see of the mails that leave, and do about them. */
export function createOutboxOffice(needs: Needs) {
  const { database, repository, outbox, mailer, clock, ids, record } = needs;
  const { read, write } = database;
  const whyNot = (mail: OutboxMail | undefined): ProblemError => {
    if (!mail) return new ProblemError('not-found', 'There is no such mail.');
    const isSent = mail.status === 'sent';
    const words = isSent ? 'This mail has been sent.' : 'This mail is being sent right now.';
    return new ProblemError('conflict', words);
  };

  return {
    async route(): Promise<MailRoute> {
      const { mode, place, from } = mailer.route;
      const sender = await needs.sender();
      return { mode, place, from: sender ? written(sender) : from };
    },

    async list({ status, after }: EndpointParsed<'outbox.list'>['query']) {
      const place = after === undefined ? undefined : readCursor(after);
      if (after !== undefined && !place) throw invalidField('after', 'There is no such page.');
      const limit = LIST_PAGE_SIZE + 1;
      const found = await repository.list(read, status, { after: place, limit });
      const items = found.slice(0, LIST_PAGE_SIZE);
      const last = items.at(-1);
      const next = last && found.length > items.length ? toCursor(last) : null;
      return { items: items.map(presentMail), next };
    },

    /** @throws {ProblemError} `not-found`; `conflict` for what is sent or on its way */
    async retry(actor: Account, id: string) {
      return write(async (tx) => {
        const before = await repository.getById(tx, id);
        const due = await repository.makeDue(tx, id, clock.now());
        if (!before || !due) throw whyNot(before);
        const act = { action: 'changed', subject: 'mail', id, name: due.subject } as const;
        await record(tx, actor, { ...act, before: presentFate(before), after: presentFate(due) });
        return presentMail(due);
      });
    },

    async test(actor: Account, recipient: string) {
      const id = ids.next();
      const mail = testMail(recipient, needs.publicUrl);
      await write(async (tx) => {
        await outbox.queue(tx, { ...mail, id });
        const act = { action: 'sent', subject: 'mail', id, name: mail.subject } as const;
        await record(tx, actor, { ...act, after: { recipient } });
      });
      return { id, message: `A test mail to ${recipient} is on its way.` };
    },
  };
}

export type OutboxOffice = ReturnType<typeof createOutboxOffice>;

const written = ({ name, address }: MailAddress) => (name ? `${name} <${address}>` : address);
