import type { AskedListPart, Connection, Outcome, PortfolioContactForm } from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { presentDated, readPage } from '../../lib/list-page.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { letter, type OutgoingMail, plainMail } from '../../service/index.ts';
import type { Deps } from '../deps.ts';
import { type ConnectionRow, createConnectionsRepository } from './connections.repository.ts';
import { createPublishedPages, type VisitedPage } from './published-pages.service.ts';

/** People who wrote, for whom they wrote to. */
export function createConnectionsService({ database, activity, outbox, clock }: Deps) {
  const connections = createConnectionsRepository(database);
  return {
    list: ({ userId }: Account, query: AskedListPart) =>
      readPage(query, (page) => connections.list(database.read, userId, page), presentConnection),

    async setRead({ userId }: Account, id: string, read: boolean): Promise<Connection> {
      const readAt = read ? clock.now() : null;
      const row = await database.write((tx) => connections.setReadAt(tx, userId, id, readAt));
      return presentConnection(found(row, 'noConnection'));
    },

    /** With it go the sender's name among what happened, and the record of the mail that told. */
    async delete({ userId }: Account, id: string): Promise<void> {
      await database.write(async (tx) => {
        if (!(await connections.delete(tx, userId, id)))
          throw new ProblemError('not-found', 'noConnection');
        await activity.forget(tx, id);
        await outbox.forget(tx, id);
      });
    },
  };
}

const presentConnection = (row: ConnectionRow): Connection => ({
  ...presentDated(row),
  read: row.readAt !== null,
});

/** Messages from visitors to the owner of a page. */
export function createContactOwner(deps: Deps) {
  const { database, forms, activity, clock, ids, publicUrl } = deps;
  const connections = createConnectionsRepository(database);
  const pages = createPublishedPages(database);
  return {
    /** @returns the published page that someone writes through */
    findPage: pages.require,

    /**
     * @param page one that the sender may see
     * @returns what to tell the sender
     */
    async send(page: VisitedPage, form: PortfolioContactForm): Promise<Outcome> {
      const { id: portfolioId, userId } = page;
      const { name, email, message } = form;
      await pages.unlessErased(() =>
        // each page apart: the same words may go to two people
        forms.receive(`connection:${portfolioId}`, form, async (tx) => {
          const row = { portfolioId, name, email, message, readAt: null, createdAt: clock.now() };
          const connection: ConnectionRow = { id: ids.next(), ...row };
          await connections.insert(tx, connection);
          await activity.record(tx, userId, 'connection', name, connection.id);
          // anyone who registered with a stranger's address must not have us write to them
          if (page.emailConfirmedAt) {
            await forms.relay(tx, connectionMail(page, connection, publicUrl));
          }
        }),
      );
      return 'connectionSent';
    },
  };
}

/** What a visitor typed is quoted line by line, so that none of it passes for a word of ours. */
const quoted = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** Nothing in it turns the direction of our own words beside it. */
const inOneLine = (text: string): string =>
  text.replace(/\p{Bidi_Control}/gu, '').replace(/\s+/g, ' ');

/** Brings the owner of a page what someone wrote there. The subject is ours alone. */
const connectionMail = (
  { customUrl, published, email: owner }: VisitedPage,
  { id, name, email, message }: ConnectionRow,
  site: string,
): OutgoingMail => ({
  ...plainMail(owner, ({ connection: words }) =>
    letter(
      words.subject,
      // a draft that was shown by a link has no address of its own
      words.from(inOneLine(name), email, published && customUrl ? `${site}/p/${customUrl}` : ''),
      quoted(message),
      words.answer(email),
      words.kept(`${site}/user/connections`),
    ),
  ),
  id,
  headers: { 'Reply-To': email },
});
