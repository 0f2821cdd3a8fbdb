// @module-tag database
// @module-tag operations
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
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
  let statements: number;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-killed-'));
    statements = Number(open(await createTestDatabase(folder)).stdout);
    await rm(folder, { recursive: true, force: true });
    expect(statements).toBeGreaterThan(KILLS);
  });

  /** As the first migration left it, with one row. */
  async function earlier(): Promise<TestDatabase> {
    const made = await newDatabase();
    const kept = (now: string) =>
      `INSERT INTO installation (key, value) VALUES ('kept', 'before ' || ${now})`;
    await leaveBehind(made, { until: 0, stored: (now) => [kept(now)] });
    return made;
  }

  function killAt(made: TestDatabase, kill: number): void {
    const at = Math.floor((statements * kill) / (KILLS + 3));
    const ended = open(made, String(at));
    expect(ended, `killed at ${at} of ${statements}`).toMatchObject({ signal: 'SIGKILL' });
  }

  async function expectFinished(made: TestDatabase): Promise<void> {
    const database = await made.open();
    const { installation, fileRemovals } = database.tables;
    expect(await database.read.select().from(installation)).toMatchObject([{ key: 'kept' }]);
    expect(await database.read.select().from(fileRemovals)).toEqual([]);
    await database.close();
  }

  it.each(Array.from({ length: KILLS }, (_, index) => index + 1))(
    'in part %i of 10 is finished by the next start',
    async (kill) => {
      const made = await earlier();
      killAt(made, kill);
      await expectFinished(made);
    },
  );

  it('again and again is finished by the start after the last', async () => {
    const made = await earlier();
    for (const kill of [2, 5, 8]) killAt(made, kill);
    await expectFinished(made);
  });
});
