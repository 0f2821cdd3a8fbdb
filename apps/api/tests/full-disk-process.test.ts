// @module-tag operations
import { on } from 'node:events';
import { openSync, watch } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { video } from './testing/files.ts';
import { PASSWORD, registration } from './testing/people.ts';
import { runCommand, startServerLoggingTo, startServerProcess } from './testing/server-process.ts';
import { mountSmallDisk } from './testing/small-disk.ts';
import { createTestDatabase } from './testing/test-database.ts';

const disk = mountSmallDisk(32);
afterAll(() => disk?.unmount());
const why = 'where nothing may be mounted this is not run';

/** Someone signed in at a running program. */
async function newPerson(url: string) {
  const json = { 'Content-Type': 'application/json' };
  const post = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  const form = registration({ email: `${crypto.randomUUID()}@example.com` });
  await post('/auth/register', form);
  const signIn = () => post('/auth/login', { email: form.email, password: PASSWORD });
  const { access_token } = (await (await signIn()).json()) as { access_token: string };
  const headers = { Authorization: `Bearer ${access_token}` };
  return {
    signIn,
    addLink: async () => {
      const body = JSON.stringify({ name: crypto.randomUUID(), url: 'https://example.com' });
      const init = { method: 'POST', headers: { ...headers, ...json }, body };
      return (await fetch(`${url}/api/links/`, init)).status;
    },
    upload: async (bytes: number) => {
      const body = new FormData();
      body.set('title', 'Film');
      body.set('file', new Blob([new Uint8Array(video(bytes))], { type: 'video/mp4' }), 'film.mp4');
      return fetch(`${url}/api/media/`, { method: 'POST', headers, body });
    },
    delete: async (id: string) =>
      (await fetch(`${url}/api/media/${id}/`, { method: 'DELETE', headers })).status,
  };
}

/** Resolves once the log of a process has these words. */
async function untilLogged(log: string, words: RegExp): Promise<void> {
  const watcher = watch(log);
  const changes = on(watcher, 'change');
  while (!words.test(await readFile(log, 'utf8'))) await changes.next();
  watcher.close();
}

const health = async (url: string) => {
  const reply = await fetch(`${url}/health`);
  return [reply.status, ((await reply.json()) as { status: string }).status];
};

// with PostgreSQL the database is on another disk
const canRun = disk !== undefined && !inject('postgresUrl');

describe.runIf(canRun)(`a disk that fills up (${why})`, () => {
  it('is reported, costs nothing that is there, lets people delete, and is forgotten when there is room', async () => {
    const { folder = '', fill, empty } = disk ?? {};
    const DATA_DIR = join(folder, 'data');
    await mkdir(DATA_DIR);
    const log = join(folder, 'log');
    const server = await startServerLoggingTo(openSync(log, 'a'), { DATA_DIR });
    onTestFinished(async () => void (await server.stop('SIGKILL')));
    const { url } = server;
    const person = await newPerson(url);
    const film = (await (await person.upload(4_000_000)).json()) as { id: string; url: string };
    await expect.poll(() => readdir(DATA_DIR)).toContain('reserve');

    // more than there is room for: no part of it may stay
    expect((await person.upload(30_000_000)).status).toBe(507);
    await expect.poll(() => readdir(join(DATA_DIR, 'uploads.tmp'))).toEqual([]);

    await fill?.();
    // the first of them may be given what was reserved
    await expect.poll(async () => (await person.upload(1_000)).status).toBe(507);
    expect(await readdir(join(DATA_DIR, 'uploads.tmp'))).toEqual([]);
    expect(await person.addLink()).toBe(507);
    expect(await health(url)).toEqual([200, 'degraded']);
    expect((await fetch(url + film.url)).status).toBe(200);
    expect((await person.signIn()).status).toBe(200);
    expect(await person.delete(film.id)).toBe(204);
    expect((await fetch(url + film.url)).status).toBe(404);

    for (let round = 0; round < 40; round += 1) {
      // also what was reserved
      if (round % 10 === 0) await fill?.();
      // each leaves a line in the log, together more than the last block of its file has room for
      await person.signIn();
    }
    await empty?.();
    // how many lines are missing, and that there is room again
    await untilLogged(log, /"dropped":.*"space":"(low|enough)"/s);
    await expect.poll(() => person.addLink()).toBe(201);
    expect((await person.upload(1_000_000)).status).toBe(201);
    await expect.poll(() => readdir(DATA_DIR)).toContain('reserve');
    expect(await server.stop('SIGTERM')).toBe(0);
  });

  it('can be started on, and helped from inside', async () => {
    const { folder = '', fill, empty } = disk ?? {};
    const DATA_DIR = join(folder, 'data');
    await fill?.();
    const server = await startServerProcess({ DATA_DIR });
    expect(await health(server.url)).toEqual([200, 'degraded']);
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(await runCommand({ DATA_DIR }, ['files', 'empty-trash'])).toMatchObject({ code: 0 });
    await empty?.();
  });
});

it('goes on when nobody reads its output any more', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-output-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = await startServerProcess((await createTestDatabase(folder)).variables);
  server.closeOutput();
  const person = await newPerson(server.url);
  for (let round = 0; round < 3; round += 1) expect((await person.signIn()).status).toBe(200);
  expect((await health(server.url))[0]).toBe(200);
  expect(await server.stop('SIGTERM')).toBe(0);
});
