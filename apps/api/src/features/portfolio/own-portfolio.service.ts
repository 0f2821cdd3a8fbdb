import type { Database, Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { Versioned } from '../../lib/reply.ts';
import type { AddressesService } from './addresses.service.ts';
import type { PortfolioRow, PortfoliosRepository } from './portfolios.repository.ts';

/** What a portfolio is started from. */
export interface Person {
  id: string;
  firstName: string;
  lastName: string;
}

/** Finds the account behind an id. */
export interface People {
  getById(db: Queryable, id: string): Promise<Person | undefined>;
}

interface Needs {
  database: Database;
  portfolios: PortfoliosRepository;
  addresses: AddressesService;
  users: People;
  /** Refuses a portfolio that has grown too large to be saved as a whole. */
  requireFits(tx: Queryable, portfolio: PortfolioRow): Promise<void>;
  clock: Clock;
  ids: Ids;
}

/** Everybody's own portfolio: started with the account, or when it is first asked for. */
export function createOwnPortfolio(needs: Needs) {
  const { database, portfolios, addresses, users, clock, ids } = needs;

  const startFor = async (tx: Queryable, person: Person, skills: string[]): Promise<void> => {
    const portfolio = emptyPortfolio(ids.next(), person.id, skills, clock.now());
    if (!(await portfolios.insert(tx, portfolio))) return;
    const customUrl = await addresses.propose(tx, portfolio.id, person);
    await portfolios.update(tx, portfolio.id, { customUrl });
  };

  /** Loads for a change; nobody else changes it before this write ends. */
  const lock = async (tx: Queryable, userId: string): Promise<PortfolioRow> => {
    const found = await portfolios.lockByUser(tx, userId, clock.now());
    if (found) return found;
    // made in the back-office, such an account has not registered
    const person = await users.getById(tx, userId);
    if (person) await startFor(tx, person, []);
    const started = await portfolios.lockByUser(tx, userId, clock.now());
    if (!started) throw new ProblemError('unauthenticated');
    return started;
  };

  const load = async (userId: string): Promise<PortfolioRow> =>
    (await portfolios.getByUser(database.read, userId)) ?? database.write((tx) => lock(tx, userId));

  /** To be called in every write that changes what a published page shows. */
  const touch = async (tx: Queryable, portfolio: { published: boolean }): Promise<void> => {
    if (portfolio.published) await database.touchContent(tx);
  };

  type Work<T> = (tx: Queryable, portfolio: PortfolioRow) => Promise<T>;

  const edit = <T>(actor: Account, work: Work<T>): Promise<Versioned<T>> =>
    database.write(async (tx) => {
      const portfolio = await lock(tx, actor.userId);
      const outcome = await work(tx, portfolio);
      await touch(tx, portfolio);
      return new Versioned(outcome, portfolio.version);
    });

  return {
    startFor,
    lock,
    load,
    touch,
    /** One write that changes a part of the actor's portfolio, and the version that it makes. */
    edit,
    /**
     * The same for what makes it larger.
     * @throws {ProblemError} `too-large` when the whole would no longer fit into a save
     */
    grow: <T>(actor: Account, work: Work<T>): Promise<Versioned<T>> =>
      edit(actor, async (tx, portfolio) => {
        const outcome = await work(tx, portfolio);
        await needs.requireFits(tx, portfolio);
        return outcome;
      }),
  };
}

export type OwnPortfolio = ReturnType<typeof createOwnPortfolio>;

function emptyPortfolio(id: string, userId: string, skills: string[], now: Date): PortfolioRow {
  return {
    id,
    userId,
    headline: '',
    summary: '',
    published: false,
    customUrl: null,
    profileImage: '',
    skills,
    gallery: [],
    services: [],
    products: [],
    cv: '',
    sections: [],
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}
