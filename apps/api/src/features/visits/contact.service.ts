import type { PortfolioContactForm } from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import { connectionMail } from './connections.mails.ts';
import { type ConnectionRow, createConnectionsRepository } from './connections.repository.ts';
import { createPublishedPages } from './published-pages.service.ts';

/** Messages from visitors to the owner of a page. */
export function createContactOwner(deps: Deps) {
  const { database, forms, activity, clock, ids, publicUrl } = deps;
  const connections = createConnectionsRepository(database);
  const pages = createPublishedPages(database);
  return {
    /** @returns what to tell the sender */
    async send(customUrl: string, form: PortfolioContactForm): Promise<string> {
      const page = await pages.require(customUrl);
      const { name, email, message } = form;
      await pages.unlessErased(() =>
        // each page apart: the same words may go to two people
        forms.receive(`connection:${page.portfolioId}`, form, async (tx) => {
          const connection: ConnectionRow = {
            id: ids.next(),
            portfolioId: page.portfolioId,
            name,
            email,
            message,
            readAt: null,
            createdAt: clock.now(),
          };
          await connections.insert(tx, connection);
          await activity.record(tx, page.ownerId, 'connection', name, connection.id);
          await forms.relay(tx, connectionMail(page, connection, publicUrl));
        }),
      );
      return 'Thank you. Your message is on its way. If there is an answer, it comes by e-mail.';
    },
  };
}
