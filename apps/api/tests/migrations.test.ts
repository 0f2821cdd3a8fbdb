import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { type Earlier, leaveBehind } from './testing/earlier-schema.ts';
import { createTestDatabase } from './testing/test-database.ts';

/** Opens with this version what an earlier one has left. */
async function migrated(earlier: Earlier): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-migrations-'));
  const made = await createTestDatabase(folder);
  await leaveBehind(made, earlier);
  const database = await made.open();
  onTestFinished(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  return database;
}

const account = (id: string, status: string, hash: string, now: string) =>
  `INSERT INTO users (id, email, password_hash, first_name, last_name, phone, profession, role,
    status, created_at, updated_at)
   VALUES ('${id}', '${id}@example.com', ${hash}, 'Ada', 'Mbella', '', 'Other', 'user',
    '${status}', ${now}, ${now})`;

describe('what an earlier version stored', () => {
  it('has no active account without a password any more', async () => {
    const database = await migrated({
      until: 5,
      stored: (now) => [
        account('unable', 'active', 'NULL', now),
        account('able', 'active', "'a hash'", now),
        account('gone', 'inactive', 'NULL', now),
      ],
    });
    const { users } = database.tables;
    const rows = await database.read.select().from(users).orderBy(users.id);
    expect(rows.map(({ id, status }) => [id, status])).toEqual([
      ['able', 'active'],
      ['gone', 'inactive'],
      ['unable', 'pending'],
    ]);
  });
});
