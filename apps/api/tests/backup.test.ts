import { existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from './testing/files.ts';
import { PASSWORD, registration } from './testing/people.ts';
import { runCommand, type ServerProcess, startServerProcess } from './testing/server-process.ts';

// The embedded database alone: PostgreSQL has pg_dump.

const folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const DATA_DIR = join(folder, 'data');
const WRITERS = 4;
let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ DATA_DIR });
});
afterAll(() => server.stop('SIGTERM'));

const json = async (answer: Response) => (await answer.json()) as Record<string, string>;

async function newToken(): Promise<string> {
  const form = registration({ email: `${crypto.randomUUID()}@example.com` });
  const send = (path: string, body: object) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  await send('/auth/register', form);
  const { access_token = '' } = await json(
    await send('/auth/login', { email: form.email, password: form.password }),
  );
  return access_token;
}

/** Leaves a gap in the numbers of the rows. */
async function erase(token: string): Promise<void> {
  const answer = await fetch(`${server.url}/api/account/delete/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ password: PASSWORD }),
  });
  expect(answer.status).toBe(204);
}

async function upload(token: string, content: string): Promise<string> {
  const form = new FormData();
  form.set('title', 'T');
  form.set('media_type', 'document');
  form.set('file', new Blob([new Uint8Array(pdf(content))], { type: 'application/pdf' }), 'a.pdf');
  const answer = await fetch(`${server.url}/api/media/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  return (await json(answer)).url ?? '';
}

describe('a backup that is made while others write', () => {
  it('holds everything that was acknowledged before it, and every file that it names', async () => {
    const tokens = await Promise.all(Array.from({ length: WRITERS }, newToken));
    const uploaded: string[] = [];
    let isMade = false;
    const write = async (token: string, writer: number) => {
      for (let number = 0; !isMade; number += 1) {
        const url = await upload(token, `document ${number} of writer ${writer}`);
        if (url) uploaded.push(url);
      }
    };
    const writing = tokens.map(write);
    await expect.poll(() => uploaded.length).toBeGreaterThan(2 * WRITERS);
    const before = [...uploaded];
    const backup = join(folder, 'under-load');
    const { code, output } = await runCommand({ DATA_DIR }, ['backup', backup]);
    isMade = true;
    await Promise.all(writing);
    expect(output).toContain(`are in ${backup}`);
    expect(code).toBe(0);

    const restored = join(folder, 'restored');
    expect((await runCommand({ DATA_DIR: restored }, ['restore', backup])).code).toBe(0);
    const second = await startServerProcess({ DATA_DIR: restored });
    const files = await Promise.all(
      before.map(async (url) => [
        Buffer.from(await (await fetch(server.url + url)).arrayBuffer()).toString('latin1'),
        Buffer.from(await (await fetch(second.url + url)).arrayBuffer()).toString('latin1'),
      ]),
    );
    for (const [original, copy] of files) expect(copy).toBe(original);
    for (const token of tokens) {
      const answer = await fetch(`${second.url}/api/portfolio/`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(200);
      const { media_items } = (await answer.json()) as { media_items: { url: string }[] };
      for (const { url } of media_items) expect((await fetch(second.url + url)).status).toBe(200);
    }
    expect(await second.stop('SIGTERM')).toBe(0);
  }, 120_000);

  it('has every row in the place it had', async () => {
    const database = join(folder, 'searched');
    await newToken();
    await erase(await newToken());
    await newToken();
    await runCommand({ DATA_DIR }, ['backup', database]);
    const rows = (file: string) => {
      const sqlite = new Sqlite(file, { readonly: true });
      const names = sqlite.prepare('SELECT rowid, id FROM users ORDER BY rowid').all();
      sqlite.close();
      return names;
    };
    expect(rows(join(database, 'vitrine.db'))).toEqual(rows(join(DATA_DIR, 'vitrine.db')));
  }, 60_000);

  it('is not mixed with changes that the database before it has left behind', async () => {
    const backup = join(folder, 'without-changes');
    expect((await runCommand({ DATA_DIR }, ['backup', backup])).code).toBe(0);
    const target = join(folder, 'with-changes');
    await mkdir(target);
    const before = new Sqlite(join(target, 'vitrine.db'));
    before.pragma('journal_mode = WAL');
    before.exec('CREATE TABLE of_before (id)');
    await cp(join(target, 'vitrine.db-wal'), join(target, 'kept'));
    before.close();
    await rm(join(target, 'vitrine.db'));
    await rename(join(target, 'kept'), join(target, 'vitrine.db-wal'));
    expect((await runCommand({ DATA_DIR: target }, ['restore', backup])).code).toBe(0);
    const restored = new Sqlite(join(target, 'vitrine.db'), { readonly: true });
    const tables = restored.prepare('SELECT name FROM sqlite_master').pluck().all();
    expect(tables).toContain('users');
    expect(tables).not.toContain('of_before');
    expect(restored.pragma('integrity_check', { simple: true })).toBe('ok');
    restored.close();
  });

  it('holds uploads that lie on another disk, behind a link', async () => {
    const backup = join(folder, 'behind-a-link');
    const elsewhere = join(folder, 'elsewhere');
    const linked = join(folder, 'linked');
    const text = 'one more document';
    await upload(await newToken(), text);
    expect((await runCommand({ DATA_DIR }, ['backup', linked])).code).toBe(0);
    await rename(join(linked, 'files/media'), elsewhere);
    await symlink(elsewhere, join(linked, 'files/media'));
    const { output } = await runCommand({ DATA_DIR: linked }, ['backup', backup]);
    expect(output).toContain(`are in ${backup}`);
    expect(await readdir(join(backup, 'files/media'))).toEqual(await readdir(elsewhere));
    expect((await runCommand({ DATA_DIR: elsewhere }, ['restore', backup])).code).toBe(0);
  }, 60_000);

  it('is for its owner alone, and overwrites nothing', async () => {
    const backup = join(folder, 'once');
    expect((await runCommand({ DATA_DIR }, ['backup', backup])).code).toBe(0);
    expect((await stat(backup)).mode & 0o077).toBe(0);
    const again = await runCommand({ DATA_DIR }, ['backup', backup]);
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('is there already') });
    const onto = await runCommand({ DATA_DIR }, ['restore', backup]);
    expect(onto).toMatchObject({ code: 1, output: expect.stringContaining('a database in') });
  }, 60_000);
});

describe('a backup that is not as it was made', () => {
  const damages: [string, (backup: string) => Promise<void>][] = [
    [
      'whose database was cut',
      async (backup) => {
        const file = join(backup, 'vitrine.db');
        await writeFile(file, (await readFile(file)).subarray(0, 40_000));
      },
    ],
    [
      'of which a byte is another',
      async (backup) => {
        const file = join(backup, 'vitrine.db');
        const content = await readFile(file);
        content[9000] = (content[9000] ?? 0) ^ 1;
        await writeFile(file, content);
      },
    ],
    ['that lacks a file', async (backup) => rm(join(backup, 'secret'))],
    ['that has one too many', async (backup) => writeFile(join(backup, 'files', 'more'), 'x')],
    ['whose list is gone', async (backup) => rm(join(backup, 'backup.json'))],
    [
      'whose list names a way out',
      async (backup) => {
        const list = JSON.parse(await readFile(join(backup, 'backup.json'), 'utf8'));
        list.files['../outside'] = 'x';
        await writeFile(join(backup, 'backup.json'), JSON.stringify(list));
      },
    ],
  ];

  it.each(damages)(
    'is refused: one %s',
    async (_what, damage) => {
      const whole = join(folder, 'whole');
      if (!existsSync(whole)) await runCommand({ DATA_DIR }, ['backup', whole]);
      const backup = await mkdtemp(join(folder, 'damaged-'));
      await cp(whole, backup, { recursive: true });
      await damage(backup);
      const target = await mkdtemp(join(folder, 'target-'));
      const { code, output } = await runCommand({ DATA_DIR: target }, ['restore', backup]);
      expect(code).toBe(1);
      expect(output).toMatch(/damaged; nothing was changed|is no backup/);
      expect(await readdir(target)).toEqual([]);
    },
    60_000,
  );
});

it('a backup of PostgreSQL is left to its own tools, which is said', async () => {
  const variables = { DATA_DIR, DATABASE_URL: 'postgres://localhost/vitrine' };
  const { code, output } = await runCommand(variables, ['backup', join(folder, 'none')]);
  expect(code).toBe(1);
  expect(output).toContain('pg_dump');
});
