// @module-tag operations
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fillWithAdmin } from '../src/commands/seed-large.command.ts';
import type { Database } from '../src/db/database.ts';
import { countReal, fillLarge, isFilled } from '../src/db/seed/large/fill.ts';
import { uuidIds } from '../src/lib/ids.ts';
import { createLogger } from '../src/lib/logger.ts';
import { createPasswordHasher } from '../src/lib/password-hash.ts';
import { runCommand } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

const UNTIL = new Date('2026-03-01T00:00:00Z');
const FEW = {
  messages: 500,
  users: 50,
  posts: 20,
  applications: 20,
  audit: 20,
  connections: 20,
  activities: 20,
  mails: 20,
  pictures: 20,
};

const folder = await mkdtemp(join(tmpdir(), 'vitrine-seed-'));
const opened: Database[] = [];
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await rm(folder, { recursive: true, force: true });
});

async function emptyDatabase() {
  const stored = await createTestDatabase(await mkdtemp(join(folder, 'one-')));
  const database = await stored.open();
  opened.push(database);
  return { database, variables: stored.variables };
}

const messagesOf = ({ read, tables }: Database) =>
  read.select().from(tables.messages).orderBy(tables.messages.id);

describe('a database that is filled', () => {
  it('has the same rows every time, in the order of their time', async () => {
    const [{ database: one }, { database: other }] = [await emptyDatabase(), await emptyDatabase()];
    await fillLarge(one, FEW, UNTIL);
    await fillLarge(other, FEW, UNTIL);
    const messages = await messagesOf(one);
    expect(messages).toHaveLength(FEW.messages);
    expect(messages).toEqual(await messagesOf(other));
    const times = messages.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(await isFilled(one)).toBe(true);
    expect(await countReal(one)).toEqual({ accounts: 0, messages: 0, applications: 0 });
  });
});

describe('pnpm seed:large', () => {
  it('leaves a database alone that has an account of its own', async () => {
    const { database, variables } = await emptyDatabase();
    const { users, messages } = database.tables;
    const someone = {
      id: uuidIds.next(),
      email: 'someone@company.test',
      firstName: 'Some',
      lastName: 'Body',
      phone: '',
      profession: 'Other',
      role: 'user',
      status: 'active',
      createdAt: UNTIL,
      updatedAt: UNTIL,
    } as const;
    await database.write(async (tx) => {
      await tx.insert(users).values(someone);
    });
    const { code, output } = await runCommand(variables, ['seed:large']);
    expect(code).toBe(1);
    expect(output).toContain('1 accounts');
    expect(output).toContain('--yes');
    expect(await database.read.$count(users)).toBe(1);
    expect(await database.read.$count(messages)).toBe(0);
  });

  it('leaves an administrator whom it says how to sign in as', async () => {
    const { database } = await emptyDatabase();
    const hasher = createPasswordHasher(4);
    const clock = { now: () => UNTIL };
    const logger = createLogger('silent');
    const platform = { database, hasher, clock, ids: uuidIds, logger };
    const admin = await fillWithAdmin(platform, {}, FEW);
    const { users } = database.tables;
    const rows = await database.read.select().from(users);
    const made = rows.find(({ email }) => email === admin?.email);
    expect(made).toMatchObject({ role: 'admin', status: 'active' });
    expect(await hasher.verify(admin?.password ?? '', made?.passwordHash ?? '')).toBe(true);
    await hasher.close();
  });
});
