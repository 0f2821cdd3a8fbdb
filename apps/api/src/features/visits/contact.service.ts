import type { PortfolioContactForm } from '@vitrine/contracts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { PublicForms } from '../public-forms/public-forms.service.ts';
import { connectionMail } from './connections.mails.ts';
import type { ConnectionRow, ConnectionsRepository } from './connections.repository.ts';
import type { PublishedPages } from './published-pages.service.ts';

interface Needs {
  connections: ConnectionsRepository;
  pages: PublishedPages;
  forms: PublicForms;
  activity: Pick<ActivityService, 'record'>;
  clock: Clock;
  ids: Ids;
  publicUrl: string;
}

/** Messages from visitors to the owner of a page. */
export function createContactOwner(needs: Needs) {
  const { connections, pages, forms, activity, clock, ids, publicUrl } = needs;
  return {
    /** @returns what to tell the sender */
    async send(customUrl: string, form: PortfolioContactForm): Promise<string> {
      const page = await pages.require(customUrl);
      const { name, email, message } = form;
      await pages.whileThere(() =>
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

export type ContactOwner = ReturnType<typeof createContactOwner>;
