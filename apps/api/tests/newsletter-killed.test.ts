// @module-tag database
// @module-tag operations
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmtpServer } from '@vitrine/testing/smtp-server';
import { afterAll, expect, it, vi } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { uuidIds } from '../src/lib/ids.ts';
import { mailHeader } from './testing/mail-headers.ts';
import { startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

const READERS = 110;
const MAILS_BEFORE_THE_KILL = 12;
/** The mails go one after the other, which takes a busy machine half a minute. */
const WAIT = { timeout: 50_000, interval: 100 };

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

/** As it stands a moment after somebody has pressed 'Send': nothing is queued yet. */
const beginIssue = () =>
  inDatabase(({ write, tables: { subscribers, newsletterIssues } }) =>
    write(async (tx) => {
      // the real time, which the program goes by
      const now = new Date();
      for (const email of readers) {
        const row = { id: uuidIds.next(), email, requestedAt: now, confirmedAt: now };
        await tx.insert(subscribers).values(row);
      }
      await tx.insert(newsletterIssues).values({
        ...{ id: uuidIds.next(), subject: 'News', text: 'Good morning.', status: 'sending' },
        ...{ readers: READERS, startedAt: now, createdAt: now },
      });
    }),
  );

/** A mail that was being sent waits five minutes; they are over now. */
const endClaims = () =>
  inDatabase(({ write, tables: { outbox } }) =>
    write(async (tx) => {
      // the real time, which the program goes by
      await tx.update(outbox).set({ nextAttemptAt: new Date() });
    }),
  );

it('reaches each reader once when the server is killed in the middle of sending', async () => {
  await beginIssue();
  const { url: SMTP_URL, received, close } = await startSmtpServer();
  const variables = { ...testDatabase.variables, SMTP_URL };
  const first = await startServerProcess(variables);
  await vi.waitFor(() => expect(received.length).toBeGreaterThan(MAILS_BEFORE_THE_KILL), WAIT);
  await first.stop('SIGKILL');
  expect(received.length).toBeLessThan(READERS);
  await endClaims();
  const second = await startServerProcess(variables);
  await vi.waitFor(async () => {
    expect(new Set(received.flatMap(({ to }) => to)).size).toBe(READERS);
    const [issue] = await inDatabase(({ read, tables }) =>
      read.select().from(tables.newsletterIssues),
    );
    expect(issue).toMatchObject({ status: 'sent', queued: READERS, sent: READERS });
  }, WAIT);
  expect(await second.stop('SIGTERM')).toBe(0);
  await close();
  // the one that was taken just before the kill may come again, which its Message-ID tells
  const ids = new Set(received.map(({ data }) => mailHeader(data, 'Message-ID')));
  expect(ids.size).toBe(READERS);
  expect(received.length).toBeLessThanOrEqual(READERS + 1);
});
