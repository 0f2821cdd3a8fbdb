// @module-tag database
// @module-tag operations
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vitrine/test-support/free-port';
import { afterAll, describe, expect, it } from 'vitest';
import { ifMissing } from '../src/lib/if-missing.ts';
import { pdf } from './testing/files.ts';
import { registration } from './testing/people.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-process-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const { variables } = await createTestDatabase(folder);
const WRITERS = 8;
const ROUNDS = 3;
const WRITES_BEFORE_THE_CUT = 60;

const call = (url: string, path: string, init: RequestInit & { token?: string } = {}) =>
  fetch(url + path, {
    ...init,
    headers: {
      'Content-Type': 'application/json',
      ...(init.token ? { Authorization: `Bearer ${init.token}` } : {}),
    },
  });

async function signUp(url: string): Promise<string> {
  const form = registration({ email: `${crypto.randomUUID()}@example.com` });
  await call(url, '/auth/register', { method: 'POST', body: JSON.stringify(form) });
  const body = JSON.stringify({ email: form.email, password: form.password });
  const answer = await call(url, '/auth/login', { method: 'POST', body });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Adds links one after another until the server is gone; reports each that was acknowledged. */
async function keepWriting(url: string, token: string, acknowledged: (name: string) => void) {
  for (;;) {
    const name = crypto.randomUUID();
    const body = JSON.stringify({ name, url: 'https://example.com' });
    const answer = await call(url, '/api/links/', { method: 'POST', token, body }).catch(
      () => null,
    );
    if (answer?.status !== 201) return;
    acknowledged(name);
  }
}

describe('the program', () => {
  it('loses nothing that it acknowledged when its power is cut', async () => {
    let server: ServerProcess = await startServerProcess(variables);
    for (let round = 0; round < ROUNDS; round += 1) {
      const tokens = await Promise.all(Array.from({ length: WRITERS }, () => signUp(server.url)));
      const kept = tokens.map(() => new Set<string>());
      let total = 0;
      const running = server;
      await Promise.all(
        tokens.map((token, index) =>
          keepWriting(running.url, token, (name) => {
            kept[index]?.add(name);
            total += 1;
            if (total === WRITES_BEFORE_THE_CUT) void running.stop('SIGKILL');
          }),
        ),
      );
      server = await startServerProcess(variables);
      for (const [index, token] of tokens.entries()) {
        const answer = await call(server.url, '/api/portfolio/', { token });
        const { links } = (await answer.json()) as { links: { name: string }[] };
        const stored = new Set(links.map((link) => link.name));
        expect([...(kept[index] ?? [])].filter((name) => !stored.has(name))).toEqual([]);
      }
      expect(total).toBeGreaterThanOrEqual(WRITES_BEFORE_THE_CUT);
    }
    expect(await server.stop('SIGTERM')).toBe(0);
  });

  it('shows the first administrator once, and never the same password', async () => {
    const start = async (name: string) => {
      const own = await createTestDatabase(join(folder, name));
      const DATA_DIR = join(folder, name);
      const server = await startServerProcess({ ...own.variables, DATA_DIR });
      await server.stop('SIGTERM');
      const again = await startServerProcess({ ...own.variables, DATA_DIR });
      await again.stop('SIGTERM');
      expect(again.output()).not.toContain('password');
      return /password +(\S+)/.exec(server.output())?.[1];
    };
    const [one, two] = [await start('one'), await start('two')];
    expect(one).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect(two).not.toBe(one);
    const [first, second] = await Promise.all(
      ['one', 'two'].map((name) => readFile(join(folder, name, 'secret'), 'utf8')),
    );
    expect(first).not.toBe(second);
    expect((await stat(join(folder, 'one', 'secret'))).mode & 0o077).toBe(0);
  });

  it('makes files and folders for its own user alone', async () => {
    const own = join(folder, 'private');
    const database = await createTestDatabase(own);
    const server = await startServerProcess({ ...database.variables, DATA_DIR: own });
    const token = await signUp(server.url);
    const form = new FormData();
    form.set('title', 'CV');
    form.set('media_type', 'document');
    form.set('file', new Blob([pdf()], { type: 'application/pdf' }), 'cv.pdf');
    const headers = { Authorization: `Bearer ${token}` };
    const sent = await fetch(`${server.url}/api/media/`, { method: 'POST', headers, body: form });
    expect(sent.status).toBe(201);
    await call(server.url, '/auth/forgot-password', {
      method: 'POST',
      body: JSON.stringify({ email: 'nobody@example.com' }),
    });
    const paths = await readdir(own, { recursive: true });
    expect(paths.some((path) => path.endsWith('.pdf'))).toBe(true);
    expect(paths).toContain('secret');
    for (const path of paths) {
      // an upload that was taken has left its temporary place in the meantime
      const found = await stat(join(own, path)).catch(ifMissing);
      expect((found?.mode ?? 0) & 0o077, path).toBe(0);
    }
    await server.stop('SIGTERM');
  });

  it('leaves the uploads of another process in its data folder alone, whatever its port is', async () => {
    const first = await startServerProcess(variables);
    const waiting = join(folder, 'uploads.tmp', 'half-sent');
    await writeFile(waiting, 'the first half');
    for (const PORT of [new URL(first.url).port, '0']) {
      const second = startServerProcess({ ...variables, PORT });
      await expect(second).rejects.toThrow(
        /ended with 78: Cannot start: the data folder .* is in use/,
      );
    }
    // another program's port
    const DATA_DIR = join(folder, 'same-port');
    const third = startServerProcess({ ...variables, DATA_DIR, PORT: new URL(first.url).port });
    await expect(third).rejects.toThrow(/ended with 78: .*Cannot start: port \d+ is in use/s);
    expect(await readFile(waiting, 'utf8')).toBe('the first half');
    await first.stop('SIGTERM');
    const next = await startServerProcess(variables);
    await expect(stat(waiting)).rejects.toThrow('ENOENT');
    await next.stop('SIGTERM');
  });

  it('does not start where it cannot store anything, and says so', async () => {
    const file = join(folder, 'no-folder');
    await writeFile(file, '');
    // below /proc nothing can be made, and Node's own way would try for ever
    for (const DATA_DIR of [file, join(file, 'below'), '/proc/nowhere/at/all', '/proc']) {
      const failure = startServerProcess({ ...variables, DATA_DIR });
      await expect(failure).rejects.toThrow(
        /ended with 78: Cannot start: the data folder \S+ cannot be made or written to \(E/,
      );
    }
  });

  it('does not sign sessions with a secret that was cut off when the disk was full', async () => {
    const DATA_DIR = join(folder, 'cut');
    const own = { ...(await createTestDatabase(await mkdtemp(`${folder}/`))).variables, DATA_DIR };
    await mkdir(DATA_DIR);
    await writeFile(join(DATA_DIR, 'secret'), '');
    await expect(startServerProcess(own)).rejects.toThrow(
      /ended with 78: Cannot start: \S+secret is/,
    );
    await rm(join(DATA_DIR, 'secret'));
    await (await startServerProcess(own)).stop('SIGTERM');
    expect((await readFile(join(DATA_DIR, 'secret'), 'utf8')).length).toBe(64);
  });

  it.each([
    [{ PORT: 'none' }, 'PORT'],
    [{ SECRET: 'short' }, 'SECRET'],
    [{ NODE_ENV: 'production' }, 'SECRET'],
    [{ DATABASE_URL: 'mysql://root:hush@localhost/x' }, 'DATABASE_URL must be'],
  ])('does not start with %j and says what is wrong', async (wrong, name) => {
    const failure = startServerProcess({ ...variables, ...wrong });
    await expect(failure).rejects.toThrow(new RegExp(`ended with 78: Cannot start.*${name}`));
  });

  it('tells of every wrong setting in one go', async () => {
    const file = join(folder, 'file-for-settings');
    await writeFile(file, '');
    const wrong = { DATA_DIR: file, PORT: '99999', SECRET: 'short', LOG_LEVEL: 'loud' };
    const failure = startServerProcess({ ...variables, ...wrong });
    await expect(failure).rejects.toThrow(/ended with 78: Cannot start: 4 settings are wrong/);
    for (const part of ['PORT must', 'SECRET must', 'LOG_LEVEL must', 'the data folder']) {
      await expect(failure).rejects.toThrow(part);
    }
  });

  it('says that an address to listen at is not of this machine, where starting again may help', async () => {
    const failure = startServerProcess({ ...variables, HOST: '203.0.113.7' });
    await expect(failure).rejects.toThrow(
      /ended with 1: .*Cannot start: this machine has no address 203\.0\.113\.7 \(EADDRNOTAVAIL\)\. Set HOST\./s,
    );
  });

  it('says that a PostgreSQL does not answer, without the password of its address', async () => {
    const DATABASE_URL = `postgres://vitrine:hush-hush@127.0.0.1:${await freePort()}/vitrine`;
    const failure = startServerProcess({ DATA_DIR: join(folder, 'no-postgres'), DATABASE_URL });
    await expect(failure).rejects.toThrow(
      /ended with 1: Cannot start: the PostgreSQL at 127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\)/,
    );
    await expect(failure).rejects.not.toThrow('hush-hush');
  });
});
