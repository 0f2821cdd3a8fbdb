import {
  type Portfolio,
  portfolioIn,
  portfolioSchema,
  professionIn,
  publicPortfolioSchema,
  type Reference,
  type ShownReference,
} from '@vitrine/contracts';
import type { Account } from '../lib/actor.ts';
import { accountRegistered, accountShownChanged, createUsersRepository } from '../people/index.ts';
import { jsonDocument, listDocument, type PersonalData } from '../service/index.ts';
import type { Deps } from './deps.ts';
import { writeJsonResume } from './downloads/json-resume.ts';
import { createMediaRepository } from './portfolio/media.repository.ts';
import { createOwnPortfolio } from './portfolio/own-portfolio.service.ts';
import { createPortfolioService } from './portfolio/portfolio.service.ts';
import {
  createAddressesRepository,
  createPortfoliosRepository,
} from './portfolio/portfolios.repository.ts';
import { listReferences } from './references/change-reference.ts';
import { forgetReferenceMails } from './references/delete-reference.ts';
import { createErasedWriters } from './references/erased-writers.ts';
import { createReferencesRoom } from './references/room.ts';
import { createShareLinks } from './sharing/share-links.service.ts';
import { createViewsRepository } from './visits/views.repository.ts';

/** Keeps portfolios in step with the accounts they belong to. */
export function followAccounts(deps: Deps): void {
  const { database, events } = deps;
  const portfolios = createPortfoliosRepository(database.tables);
  const own = createOwnPortfolio(deps);
  events.on(accountRegistered, (tx, { user, skills }) => own.startFor(tx, user, skills));
  events.on(accountShownChanged, async (tx, { userId }) => {
    if (await portfolios.isPublished(tx, userId)) await database.touchContent(tx);
  });
}

/** Of a reference, what the page shows. */
const shownOf = ({ id, shown, written }: Reference): ShownReference[] =>
  shown && written ? [{ id, ...written }] : [];

/** What a portfolio and all around it hold about people. */
export function portfolioPersonalData(deps: Deps): PersonalData {
  const { database, publicUrl } = deps;
  const { read, tables } = database;
  const rows = createPortfoliosRepository(tables);
  const media = createMediaRepository(tables);
  const addresses = createAddressesRepository(tables);
  const users = createUsersRepository(tables);
  const views = createViewsRepository(tables);
  const portfolios = createPortfolioService(deps);
  const references = createReferencesRoom(deps);
  const erasedWriters = createErasedWriters(deps);
  const shareLinks = createShareLinks(deps);

  const describePortfolio = async (actor: Account) => {
    // as the contract shows it: what the rows hold besides is of no use to a person
    const portfolio = portfolioSchema.parse((await portfolios.get(actor)).body);
    const { id = '', createdAt, updatedAt } = (await rows.getByUser(read, actor.userId)) ?? {};
    const names = (await addresses.list(read, id)).reverse();
    return { portfolioId: id, portfolio: { ...portfolio, addresses: names, createdAt, updatedAt } };
  };

  const writeResume = async (portfolio: Portfolio, { userId }: Account, asked: Reference[]) => {
    const user = await users.get(read, userId);
    const page = portfolio.customUrl ? `/p/${portfolio.customUrl}` : '';
    const whole = publicPortfolioSchema.parse({
      ...portfolioIn(portfolio, portfolio.language),
      name: `${user?.firstName} ${user?.lastName}`,
      profession: professionIn(portfolio.language, user?.profession ?? '', portfolio.occupation),
      references: asked.flatMap(shownOf),
      updatedAt: user?.updatedAt.toISOString(),
    });
    return `${writeJsonResume(whole, publicUrl + page)}\n`;
  };

  return {
    async documents(actor) {
      const { portfolioId, portfolio } = await describePortfolio(actor);
      const asked = (await listReferences(references, actor, {})).items;
      return [
        jsonDocument(
          'portfolio.json',
          'your portfolio, published or not: its texts, skills and lists, and every address it has or had.',
          portfolio,
        ),
        {
          name: 'resume.json',
          about: 'the same portfolio as JSON Resume (jsonresume.org), which other programs read.',
          content: await writeResume(portfolio, actor, asked),
        },
        jsonDocument(
          'views.json',
          'how often your page was seen on each day. Who saw it is not known.',
          await views.listSince(read, actor.userId, ''),
        ),
        listDocument(
          database,
          ['connections', portfolioId],
          'connections.json',
          'the people who wrote to you through your page, and what they wrote.',
          ({ portfolioId: _, ...connection }) => connection,
        ),
        jsonDocument(
          'references.json',
          'the people you asked for a reference, and what they wrote.',
          asked,
        ),
        jsonDocument(
          'share-links.json',
          'the links to your page that you made: whom for, their last days, and how often each was used.',
          (await shareLinks.list(actor, {})).items,
        ),
      ];
    },

    async uploads(db, userId) {
      const portfolio = await rows.getByUser(db, userId);
      const files = portfolio ? await media.list(db, portfolio.id) : [];
      return files.map(({ portfolioId: _, position: __, ...file }) => file);
    },

    async eraseAccount(tx, { id, email, emailConfirmedAt }) {
      const portfolio = await rows.getByUser(tx, id);
      if (portfolio?.published) await database.touchContent(tx);
      if (portfolio) await forgetReferenceMails(references, tx, portfolio.id);
      if (emailConfirmedAt) await erasedWriters.note(tx, email);
    },

    eraseAddress: (tx, address) => erasedWriters.note(tx, address),
  };
}
