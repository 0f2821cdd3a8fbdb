import { like, not, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database.ts';
import type { Tables } from '../../schema.ts';
import { applicationRows, auditRows, mailRows, messageRows, postRows } from './office-rows.ts';
import { activityRows, connectionRows, portfolioRows, userRows } from './people-rows.ts';
import { pictureRows, pictureUseRows } from './picture-rows.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';
import { INVENTED_DOMAIN } from './texts.ts';

/** How many rows of each kind. */
export interface Amounts {
  messages: number;
  users: number;
  posts: number;
  applications: number;
  audit: number;
  /** Connections and activities are those of the one account that is busy. */
  connections: number;
  activities: number;
  mails: number;
  pictures: number;
}

export const LARGE: Amounts = {
  messages: 100_000,
  users: 20_000,
  posts: 5_000,
  applications: 10_000,
  audit: 50_000,
  connections: 10_000,
  activities: 10_000,
  mails: 10_000,
  pictures: 5_000,
};

const PORTFOLIO_EVERY = 10;
/** Rows a statement: PostgreSQL takes 65,535 values at once, SQLite 32,766. */
const STATEMENT_ROWS = 500;
/** Statements a transaction, so that others can write in between. */
const TRANSACTION_STATEMENTS = 8;

type OnStored = (table: string, rows: number) => void;

/** What a database has that this did not invent. */
export async function countReal({ read, tables }: Database) {
  const real = (email: Tables['users']['email']) => not(like(email, `%@${INVENTED_DOMAIN}`));
  const [accounts, messages, applications] = await Promise.all([
    read.$count(tables.users, real(tables.users.email)),
    read.$count(tables.messages, real(tables.messages.email as never)),
    read.$count(tables.applications, real(tables.applications.email as never)),
  ]);
  return { accounts, messages, applications };
}

/** Whether this has filled it before: its ids would meet themselves. */
export async function isFilled({ read, tables }: Database): Promise<boolean> {
  return (await read.$count(tables.users, like(tables.users.email, `%@${INVENTED_DOMAIN}`))) > 0;
}

/**
 * Adds invented rows to every table that can be long, of the three years before `until`. The same
 * amounts and the same moment give the same rows.
 */
export async function fillLarge(
  database: Database,
  amounts: Amounts,
  until: Date,
  onStored: OnStored = () => undefined,
): Promise<void> {
  const { tables } = database;
  const { users, portfolios, messages, blogPosts, applications, auditLog } = tables;
  const random = createSeededRandom(1);
  const people = [...userRows(random, amounts.users, until)];
  const pages = [...portfolioRows(random, people, PORTFOLIO_EVERY)];
  const store = storing(database, onStored);
  await store(users, 'users', people);
  await store(portfolios, 'portfolios', pages);
  const { conversations } = tables;
  await store(messages, 'messages', messageRows(random, amounts.messages, until), (tx, rows) =>
    tx.insert(conversations).values(rows.map(({ id }) => ({ id, messageId: id }))),
  );
  await store(blogPosts, 'posts', postRows(random, amounts.posts, until));
  // an id is that of one conversation: a message must not have it, too
  const applied = applicationRows(createSeededRandom(2), amounts.applications, until);
  await store(applications, 'applications', applied, (tx, rows) =>
    tx.insert(conversations).values(rows.map(({ id }) => ({ id, applicationId: id }))),
  );
  await store(auditLog, 'audit', auditRows(random, amounts.audit, until));
  await store(tables.outbox, 'mails', mailRows(random, amounts.mails, until));
  const pictures = [...pictureRows(random, amounts.pictures, until)];
  await store(tables.libraryItems, 'pictures', pictures);
  await store(tables.pictureUses, 'picture uses', pictureUseRows(random, pictures));
  await fillBusyAccount(database, amounts, until, random, onStored);
  await database.write((tx) => database.touchContent(tx));
  // a search indexes what waits for it: nobody who measures afterwards is to share the machine with that
  await database.search.list(database.read, 'blogPosts', { q: 'all', equal: {}, limit: 1 });
  await refreshStatistics(database);
}

/** The first account has a page, and is written to a lot. */
async function fillBusyAccount(
  database: Database,
  amounts: Amounts,
  until: Date,
  random: SeededRandom,
  onStored: OnStored,
): Promise<void> {
  const { portfolios, activities, connections, users } = database.tables;
  const invented = like(users.email, `%.0@${INVENTED_DOMAIN}`);
  const [owner] = await database.read.select({ id: users.id }).from(users).where(invented).limit(1);
  if (!owner) return;
  const [page] = await database.read
    .select({ id: portfolios.id })
    .from(portfolios)
    .where(sql`${portfolios.userId} = ${owner.id}`);
  const store = storing(database, onStored);
  const acts = activityRows(random, owner.id, amounts.activities, until);
  await store(activities, 'activities', acts);
  if (!page) return;
  const letters = connectionRows(random, page.id, amounts.connections, until);
  await store(connections, 'connections', letters);
}

function storing(database: Database, onStored: OnStored) {
  return async <T extends Tables[keyof Tables]>(
    table: T,
    name: string,
    rows: Iterable<T['$inferInsert']>,
    alongside?: (tx: Queryable, rows: T['$inferInsert'][]) => PromiseLike<unknown>,
  ): Promise<void> => {
    let stored = 0;
    for (const batch of chunked(rows, STATEMENT_ROWS * TRANSACTION_STATEMENTS)) {
      await database.write(async (tx) => {
        for (const some of chunked(batch, STATEMENT_ROWS)) {
          await tx.insert(table).values(some as never);
          await alongside?.(tx, some);
        }
      });
      stored += batch.length;
      onStored(name, stored);
    }
  };
}

function* chunked<T>(rows: Iterable<T>, size: number): Generator<T[]> {
  let chunk: T[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** PostgreSQL gathers them by itself, but not at once; SQLite plans without. */
async function refreshStatistics({ dialect, read }: Database): Promise<void> {
  if (dialect === 'sqlite') return;
  const session = read as unknown as { execute(statement: SQL): Promise<unknown> };
  await session.execute(sql`VACUUM ANALYZE`);
}
