import {
  baseLocale,
  blank,
  CUSTOM_URL_MAX_LENGTH,
  fitsPortfolio,
  type Locale,
  portfolioFields,
  suggestCustomUrl,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { writeVersion } from '../../db/versioned-write.ts';
import type { Account } from '../../lib/actor.ts';
import { conflictingField, ProblemError } from '../../lib/problem-error.ts';
import { Versioned } from '../../lib/reply.ts';
import { randomInt } from '../../lib/secrets.ts';
import { createUsersRepository } from '../../people/index.ts';
import type { Platform } from '../../platform.ts';
import { createEntriesRepository } from './entries.repository.ts';
import { createMediaRepository } from './media.repository.ts';
import { canEdit } from './portfolio.policy.ts';
import { presentPortfolio, type WholePortfolio } from './portfolio.presenter.ts';
import {
  createAddressesRepository,
  createPortfoliosRepository,
  type PortfolioRow,
} from './portfolios.repository.ts';
import { createShownReferences } from './shown-references.repository.ts';

/** What a portfolio is started from. */
interface Person {
  id: string;
  firstName: string;
  lastName: string;
  /** Of the account; '' where it chose none. */
  language: Locale | '';
}

/** Everyone's own portfolio: started with the account, or when it is first asked for. */
export function createOwnPortfolio(deps: Platform) {
  const { database, clock, ids } = deps;
  const portfolios = createPortfoliosRepository(database.tables);
  const entries = createEntriesRepository(database.tables);
  const media = createMediaRepository(database.tables);
  const listShownReferences = createShownReferences(database.tables);
  const users = createUsersRepository(database.tables);
  const addresses = createAddressesService(deps);

  const startFor = async (tx: Queryable, person: Person, skills: string[]): Promise<void> => {
    const portfolio = emptyPortfolio(ids.next(), person, skills, clock.now());
    // the account has one already
    if (!(await portfolios.insertNew(tx, portfolio))) return;
    const customUrl = await addresses.propose(tx, portfolio.id, person);
    await portfolios.update(tx, portfolio.id, { customUrl });
  };

  /** For an account that was made in the back-office: it has not registered. */
  const startMissing = async (tx: Queryable, userId: string): Promise<void> => {
    const person = await users.get(tx, userId);
    if (person) await startFor(tx, person, []);
  };

  /** As it was before the change that is about to be made, which nobody else changes now. */
  const lock = async (tx: Queryable, actor: Account): Promise<PortfolioRow> => {
    const { userId } = actor;
    let found = await portfolios.lockByUser(tx, userId);
    if (!found) {
      await startMissing(tx, userId);
      found = await portfolios.lockByUser(tx, userId);
    }
    if (!found) throw new ProblemError('unauthenticated');
    if (!canEdit(actor, found)) throw new ProblemError('forbidden');
    await portfolios.update(tx, found.id, { updatedAt: clock.now() });
    return found;
  };

  const loadWhole = async (db: Queryable, portfolio: PortfolioRow): Promise<WholePortfolio> => ({
    portfolio,
    entries: await entries.list(db, portfolio.id),
    media: await media.list(db, portfolio.id),
    references: await listShownReferences(db, portfolio.id),
  });

  type Work<T> = (tx: Queryable, portfolio: PortfolioRow) => Promise<T>;

  /** One write that changes a part of the actor's portfolio, and the version that it makes. */
  const edit = <T>(actor: Account, work: Work<T>): Promise<Versioned<T>> =>
    writeVersion(database, {
      lock: (tx) => lock(tx, actor),
      write: async (tx, before) => new Versioned(await work(tx, before), before.version + 1),
      isPublic: (_tx, before) => before.published,
      takesBack: () => 'portfolios',
    });

  return {
    startFor,
    lock,
    loadWhole,
    load: async ({ userId }: Account): Promise<PortfolioRow> => {
      const found = await portfolios.getByUser(database.read, userId);
      if (found) return found;
      const started = await database.write(async (tx) => {
        await startMissing(tx, userId);
        return portfolios.getByUser(tx, userId);
      });
      if (!started) throw new ProblemError('unauthenticated');
      return started;
    },
    edit,
    /**
     * The same for what makes it larger.
     * @throws {ProblemError} `too-large` when the whole would no longer fit into a save
     */
    grow: <T>(actor: Account, work: Work<T>): Promise<Versioned<T>> =>
      edit(actor, async (tx, portfolio) => {
        const outcome = await work(tx, portfolio);
        requireFits(await loadWhole(tx, portfolio));
        return outcome;
      }),
  };
}

/** What is stored must fit into the next save, which sends all of it. */
export function requireFits(whole: WholePortfolio): void {
  if (fitsPortfolio(presentPortfolio(whole))) return;
  throw new ProblemError('too-large', 'portfolioTooLarge');
}

function emptyPortfolio(id: string, person: Person, skills: string[], now: Date): PortfolioRow {
  return {
    id,
    userId: person.id,
    ...blank(portfolioFields),
    language: person.language || baseLocale,
    translations: {},
    customUrl: null,
    skills,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

/** Old names lead to the present one, but nobody may collect names. */
const KEPT_NAMES = 10;
const NUMBERED_TRIES = 9;
const RANDOM_TRIES = 5;

/** The names that portfolios are published under. */
export function createAddressesService({ database, clock }: Platform) {
  const addresses = createAddressesRepository(database.tables);
  const take = (tx: Queryable, portfolioId: string, customUrl: string) =>
    addresses.claim(tx, { customUrl, portfolioId, createdAt: clock.now() });
  return {
    /** @throws {ProblemError} `conflict` when another portfolio has, or had, this name */
    async claim(tx: Queryable, portfolioId: string, customUrl: string): Promise<void> {
      if (!(await take(tx, portfolioId, customUrl))) {
        throw conflictingField('customUrl', 'customUrlTaken');
      }
      const names = (await addresses.list(tx, portfolioId)).filter((name) => name !== customUrl);
      await addresses.delete(tx, names.slice(KEPT_NAMES - 1));
    },

    /** Takes a name made from the person's; null when nothing of it can be one. */
    async propose(
      tx: Queryable,
      portfolioId: string,
      person: { firstName: string; lastName: string },
    ): Promise<string | null> {
      const name = suggestCustomUrl(person.firstName, person.lastName);
      if (!name) return null;
      for (const candidate of variantsOf(name)) {
        if (await take(tx, portfolioId, candidate)) return candidate;
      }
      return null;
    },
  };
}

/** `ngozi-fonyuy`, `ngozi-fonyuy-2`, …, and for very common names a random number. */
function* variantsOf(name: string): Generator<string> {
  yield name;
  for (let number = 2; number <= NUMBERED_TRIES; number++) yield numbered(name, number);
  for (let tries = 0; tries < RANDOM_TRIES; tries++) yield numbered(name, randomInt(10, 1_000_000));
}

function numbered(name: string, number: number): string {
  const ending = `-${number}`;
  return name.slice(0, CUSTOM_URL_MAX_LENGTH - ending.length).replace(/-+$/, '') + ending;
}
