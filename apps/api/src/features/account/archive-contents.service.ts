import { type Portfolio, portfolioSchema, publicPortfolioSchema } from '@vitrine/contracts';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import type { FileStore } from '../../lib/stored-files.ts';
import type { EmailChangesRepository } from '../auth/email-changes.repository.ts';
import type { User } from '../auth/users.repository.ts';
import { writeJsonResume } from '../portfolio-downloads/json-resume.ts';
import { type ArchivedFile, describeFile, json, nameFiles } from './archive.entries.ts';
import { archiveReadme } from './archive.readme.ts';
import type { ArchiveRepository } from './archive.repository.ts';
import type { OwnSessionsService } from './own-sessions.service.ts';
import type { PasswordProof } from './password-proof.service.ts';

export interface ContentsNeeds {
  database: Database;
  files: FileStore;
  rows: ArchiveRepository;
  proof: PasswordProof;
  emailChanges: EmailChangesRepository;
  ownSessions: OwnSessionsService;
  /** The own portfolio as its owner sees it, whole. */
  loadPortfolio(actor: Account): Promise<Portfolio>;
  publicUrl: string;
}

/** What goes into an archive: the short documents themselves, and the names of the files. */
export function createArchiveContents(needs: ContentsNeeds) {
  const { database, files, rows, proof } = needs;
  const db = database.read;

  const describeAccount = async ({ passwordHash: _, ...account }: User, now: Date) => {
    const change = await needs.emailChanges.getLive(db, account.id, now);
    return { ...account, pendingEmail: change?.email ?? null };
  };

  const describePortfolio = async (actor: Account) => {
    // as the contract shows it: what the rows hold besides is of no use to a person
    const portfolio = portfolioSchema.parse(await needs.loadPortfolio(actor));
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
    return `${writeJsonResume(publicPortfolioSchema.parse(whole), needs.publicUrl + page)}\n`;
  };

  return {
    async describe(actor: Account, now: Date) {
      const user = await proof.load(db, actor);
      const { portfolioId, portfolio } = await describePortfolio(actor);
      const named = await nameFiles(files, await rows.listFiles(db, portfolioId));
      const documents = {
        'README.txt': archiveReadme(needs.publicUrl, now, namesOfMissing(named)),
        'account.json': json(await describeAccount(user, now)),
        'portfolio.json': json(portfolio),
        'resume.json': writeResume(portfolio, user),
        'media.json': json(named.map(describeFile)),
        'views.json': json(await rows.listViews(db, portfolioId)),
        'sessions.json': json(await needs.ownSessions.list(actor)),
      };
      return { portfolioId, named, documents };
    },
  };
}

const namesOfMissing = (named: ArchivedFile[]) =>
  named.filter(({ isStored }) => !isStored).map(({ name }) => name);
