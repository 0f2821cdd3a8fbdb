import { type Portfolio, portfolioSchema, publicPortfolioSchema } from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { createCredentials } from '../auth/credentials.repository.ts';
import type { User } from '../auth/users.repository.ts';
import { createPortfolioService } from '../portfolio/portfolio.service.ts';
import { writeJsonResume } from '../portfolio-downloads/json-resume.ts';
import {
  type ArchivedFile,
  archiveReadme,
  describeFile,
  json,
  nameFiles,
} from './archive.entries.ts';
import { createArchiveRepository } from './archive.repository.ts';
import { createOwnSessionsService } from './own-sessions.service.ts';
import { createPasswordProof } from './password-proof.service.ts';

/** What goes into an archive: the short documents themselves, and the names of the files. */
export function createArchiveContents(deps: Deps) {
  const { database, files, publicUrl } = deps;
  const db = database.read;
  const rows = createArchiveRepository(database.tables);
  const { emailChanges } = createCredentials(database.tables);
  const proof = createPasswordProof(deps);
  const ownSessions = createOwnSessionsService(deps);
  const portfolios = createPortfolioService(deps);

  const describeAccount = async ({ passwordHash: _, ...account }: User, now: Date) => {
    const change = await emailChanges.get(db, account.id, now);
    return { ...account, pendingEmail: change?.email ?? null };
  };

  const describePortfolio = async (actor: Account) => {
    // as the contract shows it: what the rows hold besides is of no use to a person
    const portfolio = portfolioSchema.parse((await portfolios.get(actor)).body);
    const row = await rows.getPortfolio(db, actor.userId);
    const portfolioId = row?.id ?? '';
    const addresses = await rows.listAddresses(db, portfolioId);
    const { createdAt, updatedAt } = row ?? {};
    return { portfolioId, portfolio: { ...portfolio, addresses, createdAt, updatedAt } };
  };

  const writeResume = (portfolio: Portfolio, user: User) => {
    const { firstName, lastName, profession, updatedAt } = user;
    const owner = { name: `${firstName} ${lastName}`, profession };
    const whole = { ...portfolio, ...owner, updatedAt: updatedAt.toISOString() };
    const page = portfolio.customUrl ? `/p/${portfolio.customUrl}` : '';
    return `${writeJsonResume(publicPortfolioSchema.parse(whole), publicUrl + page)}\n`;
  };

  return {
    async describe(actor: Account, now: Date) {
      const user = await proof.load(db, actor);
      const { portfolioId, portfolio } = await describePortfolio(actor);
      const named = await nameFiles(files, await rows.listFiles(db, portfolioId));
      const documents = {
        'README.txt': archiveReadme(publicUrl, now, namesOfMissing(named)),
        'account.json': json(await describeAccount(user, now)),
        'portfolio.json': json(portfolio),
        'resume.json': writeResume(portfolio, user),
        'media.json': json(named.map(describeFile)),
        'views.json': json(await rows.listViews(db, portfolioId)),
        'sessions.json': json(await ownSessions.list(actor)),
      };
      return { portfolioId, named, documents };
    },
  };
}

const namesOfMissing = (named: ArchivedFile[]) =>
  named.filter(({ isStored }) => !isStored).map(({ name }) => name);
