// @module-tag operations
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@vitrine/test-support/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand, startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/operations.md', 'docs/scaling.md'];
/** The ways in which pages call the command line; what follows is the same for all. */
const CALLED = /(?:npm start --|pnpm vitrine|app vitrine|`vitrine|vitrine\.mjs) ([a-z][^`#\n]*)/g;

/** Every command that the pages show, in their order. */
const typed = new Set<string>();
for (const page of PAGES) {
  const text = await readFile(join(ROOT, page), 'utf8');
  for (const [, words = ''] of text.matchAll(CALLED)) typed.add(words.trim());
}
const operations = await readFile(join(ROOT, 'docs/operations.md'), 'utf8');
/** What operators ask the running site, as the page shows it. */
const asked = operations.match(/^curl .*http:.*$/gm) ?? [];

// stands for any command of the two words
typed.delete('second-factor reset …');

/** Nobody here has a second step, and what runs is no unpacked release. */
const REFUSED_HERE: Record<string, string> = {
  'second-factor': 'This account has no two-step sign-in.\n',
  upgrade: 'Only an unpacked release is upgraded by this command.',
};

const folder = await mkdtemp(join(tmpdir(), 'vitrine-documented-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const newPlace = async (): Promise<Record<string, string>> =>
  (await createTestDatabase(await mkdtemp(join(folder, 'place-')))).variables;

const place: Record<string, string> = {
  ...(await newPlace()),
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'a long password',
};
const elsewhere = join(folder, 'elsewhere');

/** A start takes it for a leftover: there is something in the trash to be put back. */
async function fillTrash(): Promise<void> {
  const leftover = join(place.DATA_DIR ?? '', 'files', 'media', crypto.randomUUID());
  await mkdir(leftover, { recursive: true });
  await writeFile(join(leftover, 'a.pdf'), 'x');
  await (await startServerProcess(place)).stop('SIGTERM');
}

/** What a reader puts in the place of a name of the pages. */
async function filledIn(word: string): Promise<string> {
  if (word === '/backups') return join(folder, 'backups');
  if (word === '/mnt/elsewhere') return elsewhere;
  if (word === 'FILE' || word.startsWith('/mnt/elsewhere/')) {
    await rm(elsewhere, { recursive: true, force: true });
    await runCommand(place, ['backup', elsewhere]);
    return join(elsewhere, (await readdir(elsewhere))[0] ?? '');
  }
  if (word === 'ID') {
    await fillTrash();
    return 'all';
  }
  if (!/^(new\.env|\.env\.new)$/.test(word)) return word;
  const data = await mkdtemp(join(folder, 'moved-'));
  await writeFile(join(folder, word), `DATA_DIR=${data}\n`);
  return join(folder, word);
}

describe('the commands of the documentation', () => {
  beforeAll(async () => {
    await (await startServerProcess(place)).stop('SIGTERM');
  });

  it('are found', () => {
    expect(typed.size).toBeGreaterThan(12);
  });

  it.each([...typed])('do as they are written: %s', async (line) => {
    const words = await Promise.all(line.split(/\s+/).map(filledIn));
    // a backup is restored where nothing is yet
    const { code, output } = await runCommand(
      words[0] === 'restore' ? await newPlace() : place,
      words,
    );
    const refused = REFUSED_HERE[words[0] ?? ''];
    const said = expect.stringContaining(refused ?? '');
    expect([code, output]).toEqual([refused ? 1 : 0, said]);
  });

  it('ask the running site what it is meant to answer', async () => {
    expect(asked).toHaveLength(3);
    const METRICS_PORT = String(await freePort());
    const server = await startServerProcess({ ...place, METRICS_PORT });
    try {
      for (const line of asked) {
        const here = line
          .replace('http://localhost:8000', server.url)
          .replace(':9464', `:${METRICS_PORT}`);
        const { stdout } = await promisify(execFile)('bash', ['-c', here]);
        expect(stdout, line).toMatch(/"status":"(ok|ready)"|^# HELP /m);
      }
    } finally {
      await server.stop('SIGTERM');
    }
  });
});
