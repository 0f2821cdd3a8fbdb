// @module-tag database
// @module-tag operations
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmtpServer } from '@vitrine/test-support/smtp-server';
import { afterAll, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { uuidIds } from '../src/lib/ids.ts';
import { mailHeader } from './testing/mail-headers.ts';
import { startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

// a round of sending takes 20; that what is queued in parts goes on is held in newsletter-issues.test.ts
const READERS = 50;
const MAILS_BEFORE_THE_KILL = 12;
const LONG_AGO = new Date('2026-01-01T12:00:00Z');

const folder = await mkdtemp(join(tmpdir(), 'vitrine-newsletter-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const testDatabase = await createTestDatabase(folder);

const readers = Array.from({ length: READERS }, (_, index) => `reader${index}@example.com`);

async function inDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await testDatabase.open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Its state a moment after someone has pressed 'Send': nothing is queued yet. */
const beginIssue = () =>
  inDatabase(({ write, tables: { subscribers, newsletterIssues } }) =>
    write(async (tx) => {
      for (const email of readers) {
        const row = { id: uuidIds.next(), email, requestedAt: LONG_AGO, confirmedAt: LONG_AGO };
        await tx.insert(subscribers).values(row);
      }
      await tx.insert(newsletterIssues).values({
        ...{ id: uuidIds.next(), subject: 'News', text: 'Good morning.', status: 'sending' },
        ...{ readers: READERS, startedAt: LONG_AGO, createdAt: LONG_AGO },
      });
    }),
  );

/** A mail that was being sent waits five minutes; they are over now. */
const endClaims = () =>
  inDatabase(({ write, tables: { outbox } }) =>
    write(async (tx) => {
      await tx.update(outbox).set({ nextAttemptAt: LONG_AGO });
    }),
  );

it('reaches each reader once when the server is killed in the middle of sending', async () => {
  await beginIssue();
  const { url: SMTP_URL, received, until, close } = await startSmtpServer();
  const variables = { ...testDatabase.variables, SMTP_URL };
  const first = await startServerProcess(variables);
  await until(({ length }) => length > MAILS_BEFORE_THE_KILL);
  await first.stop('SIGKILL');
  expect(received.length).toBeLessThan(READERS);
  await endClaims();
  const second = await startServerProcess(variables);
  await until((mails) => new Set(mails.flatMap(({ to }) => to)).size === READERS);
  await expect
    .poll(() => inDatabase(({ read, tables }) => read.select().from(tables.newsletterIssues)))
    .toMatchObject([{ status: 'sent', queued: READERS, sent: READERS }]);
  expect(await second.stop('SIGTERM')).toBe(0);
  await close();
  // the one that was taken just before the kill may come again, which its Message-ID tells
  const ids = new Set(received.map(({ data }) => mailHeader(data, 'Message-ID')));
  expect(ids.size).toBe(READERS);
  expect(received.length).toBeLessThanOrEqual(READERS + 1);
});
