// @module-tag operations
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DAY_MS } from '../src/lib/clock.ts';
import { uuidIds } from '../src/lib/ids.ts';
import { runCommand } from './testing/server-process.ts';
import { TestClock } from './testing/test-clock.ts';
import { createTestDatabase } from './testing/test-database.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-purge-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const { open, variables } = await createTestDatabase(folder);

// the program beside it goes by the same time
const clock = new TestClock();
const LONG_AGO = new Date('2020-03-04T09:30:00Z');

it('purge forgets what is old enough, and only says so where it is asked to', async () => {
  const database = await open();
  const { messages, outbox, webhookDeliveries, keptCalls, settings } = database.tables;
  await database.write(async (tx) => {
    const texts = { name: 'N', email: 'n@example.com', subject: 'S', content: 'C' };
    const message = { ...texts, type: 'support', status: 'read', isEmail: false } as const;
    await tx.insert(messages).values([
      { ...message, id: uuidIds.next(), createdAt: LONG_AGO },
      { ...message, id: uuidIds.next(), createdAt: clock.now() },
    ]);
    const content = { retention: { messagesMonths: 12, applicationsMonths: null } };
    await tx.insert(settings).values({ key: 'main', content, updatedAt: LONG_AGO });
    const mail = { recipient: 'n@example.com', subject: 'S', body: '', attempts: 1 };
    const times = { createdAt: LONG_AGO, nextAttemptAt: LONG_AGO };
    await tx.insert(outbox).values([
      { ...mail, ...times, id: uuidIds.next(), status: 'sent', sentAt: LONG_AGO },
      { ...mail, ...times, id: uuidIds.next(), status: 'failed' },
    ]);
    const delivery = { webhookId: 'w', type: 'webhook.test', body: '{}', answer: '' } as const;
    await tx.insert(webhookDeliveries).values({
      ...{ ...delivery, ...times, id: uuidIds.next(), status: 'failed', attempts: 1 },
    });
    const call = { userId: null, request: 'r', answer: null, doneAt: LONG_AGO };
    await tx.insert(keptCalls).values([
      { ...call, id: 'old', heldUntil: LONG_AGO, endsAt: LONG_AGO },
      { ...call, id: 'new', heldUntil: LONG_AGO, endsAt: new Date(clock.now().getTime() + DAY_MS) },
    ]);
  });
  await database.write(async (tx) => {
    const record = { kind: 'post', name: 'T', email: '', actorId: 'a', actor: '' } as const;
    await tx.insert(database.tables.trash).values([
      {
        ...record,
        id: 'old',
        recordId: 'o',
        snapshot: [],
        writtenAt: LONG_AGO,
        createdAt: LONG_AGO,
      },
      {
        ...record,
        id: 'new',
        recordId: 'n',
        snapshot: [],
        writtenAt: LONG_AGO,
        createdAt: clock.now(),
      },
    ]);
  });
  const trash = join(folder, 'files', 'trash');
  await mkdir(join(trash, '20200304T093000Z.boats'), { recursive: true });
  await writeFile(join(trash, '20200304T093000Z.boats', 'a.pdf'), 'x');
  const left = async () => [
    await database.read.$count(messages),
    await database.read.$count(outbox),
    await database.read.$count(webhookDeliveries),
    await database.read.$count(keptCalls),
    (await readdir(trash)).length,
    await database.read.$count(database.tables.trash),
  ];

  const dry = await runCommand(variables, ['purge', '--dry-run']);
  expect(dry.output).toMatch(
    / 1 {2}messages\n +0 {2}applications\n +2 {2}mails.*\n +1 {2}deliveries.*\n +1 {2}answers.*\n +0 {2}requests.*\n +1 {2}uploads.*\n +1 {2}deleted records/,
  );
  expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('Nothing was deleted') });
  expect(await left()).toEqual([2, 2, 1, 2, 1, 2]);

  const real = await runCommand(variables, ['purge']);
  expect(real).toMatchObject({ code: 0, output: expect.stringContaining('That much was deleted') });
  expect(await left()).toEqual([1, 0, 0, 1, 0, 1]);
  await database.close();
});
