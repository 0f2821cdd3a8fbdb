import { eq, isNull } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { Queryable } from '../src/db/database.ts';
import { placeholder, prepared } from '../src/db/prepared.ts';
import { rowsOf } from '../src/db/rows.ts';
import { useTestServer } from './testing/test-server.ts';

const { database, clock } = (await useTestServer()).platform;
const { outbox, counters } = database.tables;
const mails = rowsOf(outbox);

const mail = (id: string) => ({
  id,
  ...{ recipient: 'ada@example.com', subject: 'Hello', body: '' },
  ...{ status: 'queued' as const, attempts: 0, lastError: null, sentAt: null, cause: null },
  ...{ headers: null, html: null, bulk: false, keptAsFile: false, files: null },
  createdAt: clock.now(),
  nextAttemptAt: clock.now(),
});

describe('a prepared query', () => {
  it('is built once for a connection, and answers for the values of each run', async () => {
    const build = vi.fn((db: Queryable) =>
      db
        .select()
        .from(counters)
        .where(eq(counters.name, placeholder('name', counters.name))),
    );
    const byName = prepared(build);
    await database.write(async (tx) => {
      await rowsOf(counters, counters.name).insert(tx, { name: 'one', value: 1 });
      await rowsOf(counters, counters.name).insert(tx, { name: 'two', value: 2 });
    });
    const ofRead = async (name: string) => (await byName(database.read, { name }))[0]?.value;
    expect([await ofRead('one'), await ofRead('two'), await ofRead('three')]).toEqual([
      1,
      2,
      undefined,
    ]);
    expect(build).toHaveBeenCalledTimes(1);
    const inWrite = () => database.write((tx) => byName(tx, { name: 'two' }));
    for (let write = 0; write < 3; write += 1) expect(await inWrite()).toHaveLength(1);
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('stores nulls, moments and structured values as any other query does', async () => {
    const rows = [mail('empty'), { ...mail('full'), headers: { a: 'b' }, sentAt: clock.now() }];
    await database.write(async (tx) => {
      for (const row of rows) await mails.insert(tx, row);
    });
    expect(await Promise.all(rows.map(({ id }) => mails.get(database.read, id)))).toEqual(rows);
    await database.write((tx) => mails.update(tx, 'full', { headers: null, sentAt: null }));
    expect(await mails.get(database.read, 'full')).toEqual(mail('full'));
    // null is no value, and not the word null in a column of structured values
    expect(await database.read.$count(outbox, isNull(outbox.headers))).toBe(2);
  });

  it('tells whether the row was new, and stores no second one', async () => {
    const insert = () => database.write((tx) => mails.insertNew(tx, mail('once')));
    expect([await insert(), await insert()]).toEqual([true, false]);
    expect(await database.write((tx) => mails.delete(tx, 'once'))).toBe(true);
    expect(await database.write((tx) => mails.delete(tx, 'once'))).toBe(false);
  });

  it('goes on after a write that failed in the middle', async () => {
    await database.write((tx) => mails.insert(tx, mail('there')));
    await expect(
      database.write(async (tx) => {
        await mails.update(tx, 'there', { subject: 'Lost' });
        await mails.insert(tx, mail('there'));
      }),
    ).rejects.toThrow();
    expect(await mails.get(database.read, 'there')).toEqual(mail('there'));
    expect(await database.write((tx) => mails.delete(tx, 'there'))).toBe(true);
  });
});
