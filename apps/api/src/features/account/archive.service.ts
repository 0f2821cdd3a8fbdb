import {
  type Portfolio,
  portfolioSchema,
  problemTexts,
  publicPortfolioSchema,
  type Reference,
  type ShownReference,
} from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { utcDay } from '../../lib/clock.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { FileReply } from '../../lib/reply.ts';
import { streamZip, type ZipEntry } from '../../lib/zip.ts';
import { createCredentials } from '../auth/credentials.repository.ts';
import type { User } from '../auth/users.repository.ts';
import { createInboxSettings } from '../inbox/inbox-settings.service.ts';
import { createOwnTokens } from '../personal-tokens/own-tokens.service.ts';
import { createPartRepositories } from '../portfolio/parts.repository.ts';
import { createPortfolioService } from '../portfolio/portfolio.service.ts';
import {
  createAddressesRepository,
  createPortfoliosRepository,
} from '../portfolio/portfolios.repository.ts';
import { writeJsonResume } from '../portfolio-downloads/json-resume.ts';
import { createShareLinks } from '../portfolio-sharing/share-links.service.ts';
import { createReferences } from '../references/references.service.ts';
import { createOwnSecondFactor } from '../second-factor/own-second-factor.service.ts';
import { createViewsRepository } from '../visits/views.repository.ts';
import {
  archiveReadme,
  describeFile,
  fileEntries,
  json,
  longLists,
  nameFiles,
} from './archive.entries.ts';
import { createOwnSessionsService } from './own-sessions.service.ts';
import { createPasswordProof } from './password-proof.service.ts';

const RETRY_AFTER_SECONDS = 60;

/** Of a reference, what the page shows. */
const shownOf = ({ id, shown, written }: Reference): ShownReference[] =>
  shown && written ? [{ id, ...written }] : [];

/** Everything held about an account in one archive, written while it is sent. */
export function createArchiveService(deps: Deps) {
  const { database, files, clock, logger, publicUrl } = deps;
  const { read: db, tables } = database;
  const { emailChanges } = createCredentials(tables);
  const rows = createPortfoliosRepository(tables);
  const proof = createPasswordProof(deps);
  const ownSessions = createOwnSessionsService(deps);
  const secondFactor = createOwnSecondFactor(deps);
  const ownTokens = createOwnTokens(deps);
  const inbox = createInboxSettings(deps);
  const portfolios = createPortfolioService(deps);
  const references = createReferences(deps);
  const shareLinks = createShareLinks(deps);
  const running = new Set<string>();

  const describeAccount = async ({ passwordHash: _, ...account }: User, now: Date) => {
    const change = await emailChanges.get(db, account.id, now);
    return { ...account, pendingEmail: change?.email ?? null };
  };

  const describePortfolio = async (actor: Account) => {
    // as the contract shows it: what the rows hold besides is of no use to a person
    const portfolio = portfolioSchema.parse((await portfolios.get(actor)).body);
    const { id = '', createdAt, updatedAt } = (await rows.getByUser(db, actor.userId)) ?? {};
    const addresses = (await createAddressesRepository(tables).list(db, id)).reverse();
    return { portfolioId: id, portfolio: { ...portfolio, addresses, createdAt, updatedAt } };
  };

  const writeResume = (portfolio: Portfolio, user: User, references: ShownReference[]) => {
    const { firstName, lastName, profession, updatedAt } = user;
    const owner = { name: `${firstName} ${lastName}`, profession };
    const whole = { ...portfolio, ...owner, references, updatedAt: updatedAt.toISOString() };
    const page = portfolio.customUrl ? `/p/${portfolio.customUrl}` : '';
    return `${writeJsonResume(publicPortfolioSchema.parse(whole), publicUrl + page)}\n`;
  };

  /** The short documents themselves; the long ones and the files are read while they are sent. */
  const describe = async (actor: Account, now: Date) => {
    const user = await proof.load(db, actor);
    const { portfolioId, portfolio } = await describePortfolio(actor);
    const named = await nameFiles(
      files,
      await createPartRepositories(tables).media.list(db, portfolioId),
    );
    const asked = (await references.list(actor, {})).items;
    const missing = named.filter(({ isStored }) => !isStored).map(({ name }) => name);
    const documents = {
      'README.txt': archiveReadme(publicUrl, now, missing),
      'account.json': json(await describeAccount(user, now)),
      'portfolio.json': json(portfolio),
      'resume.json': writeResume(portfolio, user, asked.flatMap(shownOf)),
      'media.json': json(named.map(describeFile)),
      'views.json': json(await createViewsRepository(tables).listSince(db, user.id, '')),
      'inbox.json': json(await inbox.get(actor)),
      'sessions.json': json((await ownSessions.list(actor, {})).items),
      'second-factor.json': json(await secondFactor.get(actor)),
      'access-tokens.json': json((await ownTokens.list(actor, {})).items),
      'references.json': json(asked),
      'share-links.json': json((await shareLinks.list(actor, {})).items),
      ...longLists(database, actor, portfolioId),
    };
    return { named, documents };
  };

  const write = async (actor: Account, done: () => void): Promise<FileReply> => {
    const now = clock.now();
    // before the first byte, so that a failure here is still told as one
    const { named, documents } = await describe(actor, now);
    async function* entries(): AsyncGenerator<ZipEntry> {
      for (const [name, content] of Object.entries(documents)) {
        yield { name, content, changedAt: now };
      }
      yield* fileEntries(files, named);
    }
    return { name: `vitrine-${utcDay(now)}.zip`, content: streamZip(entries(), done) };
  };

  return {
    /** One at a time for an account in each process: an archive holds files and a connection open. */
    async make(actor: Account): Promise<FileReply> {
      const { userId } = actor;
      if (running.has(userId)) {
        throw new ProblemError('too-many-requests', problemTexts.archiveRunning, {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      }
      running.add(userId);
      const done = () => running.delete(userId);
      try {
        const archive = await write(actor, done);
        logger.info({ event: 'archive-made', userId }, 'archive of an account made');
        return archive;
      } catch (error) {
        done();
        throw error;
      }
    },
  };
}
