// @module-tag database
// @module-tag operations
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { NewerSchemaError } from '../src/db/database.ts';
import { leaveBehind } from './testing/earlier-schema.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const PROGRAM = join(import.meta.dirname, 'testing', 'open-until-killed.ts');
const KILLS = 10;

async function newDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-killed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return createTestDatabase(folder);
}

/** Opens it in a process of its own; answers with the signal that ended it, and what it said. */
function open({ variables }: TestDatabase, killAt = '') {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    FILE: join(variables.DATA_DIR ?? '', 'vitrine.db'),
    ...variables,
    KILL_AT: killAt,
  };
  const { signal, stdout, stderr } = spawnSync(process.execPath, [PROGRAM], {
    env,
    encoding: 'utf8',
  });
  return { signal, stdout, stderr };
}

it('a schema that a newer program has made is refused by an older one', async () => {
  const made = await newDatabase();
  const table = `${made.variables.DATABASE_URL ? 'drizzle.' : ''}__drizzle_migrations`;
  const newer = `INSERT INTO ${table} (hash, created_at) VALUES ('future', 9999999999999)`;
  await leaveBehind(made, { until: 0, stored: () => [newer] });
  await expect(made.open()).rejects.toThrow(NewerSchemaError);
});

describe('a migration that is killed', () => {
  it('ten times, anywhere in it, is finished by the next start', async () => {
    const statements = Number(open(await newDatabase()).stdout);
    expect(statements).toBeGreaterThan(KILLS);
    const made = await newDatabase();
    await leaveBehind(made, {
      until: 0,
      stored: (now) => [
        `INSERT INTO installation (key, value) VALUES ('kept', 'before ' || ${now})`,
      ],
    });
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const at = Math.floor((statements * kill) / (KILLS + 3));
      expect(open(made, String(at)), `killed at ${at} of ${statements}`).toMatchObject({
        signal: 'SIGKILL',
      });
    }
    const database = await made.open();
    const { installation, fileRemovals } = database.tables;
    expect(await database.read.select().from(installation)).toMatchObject([{ key: 'kept' }]);
    expect(await database.read.select().from(fileRemovals)).toEqual([]);
    await database.close();
  });
});
