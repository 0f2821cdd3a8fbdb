// @module-tag database
// @module-tag operations
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SystemStatus } from '@vitrine/contracts';
import { startSmtpServer } from '@vitrine/testing/smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contactForm } from './testing/forms.ts';
import {
  type Acknowledged,
  BOSS,
  call,
  keepWriting,
  signInBoss,
  untilUndisturbed,
} from './testing/load.ts';
import { mailHeader } from './testing/mail-headers.ts';
import { readEvents } from './testing/office.ts';
import { startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

const WRITES_BEFORE_THE_KILL = 20;
const WRITES_AFTER_IT = 20;

/** The processes that another one has started, as Linux tells it. */
function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid)
    .map(Number);
}

/** The fourth word of its line; the second, its name in brackets, may hold spaces. */
function parentOf(pid: string): number {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

const isThere = (pid: number): boolean => parentOf(String(pid)) > 0;

async function start(more: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-workers-'));
  const smtp = await startSmtpServer();
  const { variables } = await createTestDatabase(folder);
  const all = { ...variables, ...BOSS, SMTP_URL: smtp.url, WORKERS: '2', ...more };
  const server = await startServerProcess(all);
  const workers = () => childrenOf(server.pid);
  onTestFinished(async () => {
    await server.stop('SIGKILL');
    await smtp.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { server, smtp, workers, variables: all, token: await signInBoss(server.url) };
}

describe('two workers on one machine', () => {
  it('lose no write and double no mail though one is killed, and another one takes its place', async () => {
    const { server, smtp, workers, token } = await start();
    const before = workers();
    expect(before).toHaveLength(2);
    const acknowledged: Acknowledged = { posts: [], senders: [] };
    let isKilled = false;
    const urls = () => {
      const [victim] = before;
      if (!isKilled && victim && acknowledged.posts.length >= WRITES_BEFORE_THE_KILL) {
        isKilled = true;
        // the one that sends mails: it was the first
        process.kill(victim, 'SIGKILL');
      }
      return [server.url];
    };
    const isOver = () => acknowledged.posts.length >= WRITES_BEFORE_THE_KILL + WRITES_AFTER_IT;
    await Promise.all(
      [1, 2, 3].map((number) => keepWriting(number, token, { urls, isOver }, acknowledged)),
    );
    await server.said(/worker-ended/);
    await expect.poll(workers).toHaveLength(2);
    expect(workers()).not.toEqual(before);
    const posts = (await (await call(server.url, '/blogs/')).json()) as { title: string }[];
    const stored = new Set(posts.map(({ title }) => title));
    expect(acknowledged.posts.filter((title) => !stored.has(title))).toEqual([]);
    // written after the killed one had its duty taken over
    const form = contactForm();
    await call(server.url, '/api/contact/', { body: form });
    const mailsTo = (email: string) => smtp.received.filter(({ to }) => to.includes(email));
    await smtp.until(() => mailsTo(form.email).length > 0);
    expect(mailsTo(form.email)).toHaveLength(1);
    for (const email of acknowledged.senders) {
      const ids = new Set(mailsTo(email).map(({ data }) => mailHeader(data, 'Message-ID')));
      expect(ids.size, email).toBeLessThanOrEqual(1);
    }
    expect(server.output()).toContain('worker-ended');
  });

  it('count limits once, and keep other programs out of their data folder and their port', async () => {
    const { server, variables } = await start({ RATE_LIMITS: 'on' });
    let number = 0;
    const series = async () => {
      number += 1;
      const body = { email: `nobody${number}@example.com`, password: 'wrong password' };
      const statuses: number[] = [];
      for (let tries = 0; tries < 8; tries += 1) {
        statuses.push((await call(server.url, '/auth/login', { body })).status);
      }
      return statuses;
    };
    const once = [401, 401, 401, 401, 401, 429, 429, 429];
    await untilUndisturbed(series, once);
    for (const WORKERS of ['1', '2']) {
      await expect(startServerProcess({ ...variables, WORKERS })).rejects.toThrow(
        /ended with \d+: Cannot start: the data folder .* is in use/,
      );
    }
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-workers-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const own = await createTestDatabase(folder);
    const { port } = new URL(server.url);
    // what the first of them refuses, the next would refuse as well
    await expect(
      startServerProcess({ ...own.variables, WORKERS: '2', PORT: port }),
    ).rejects.toThrow(/ended with \d+: .*Cannot start: port \d+ is in use/s);
  });

  it('tell every open back-office what happens at either, and answer with what is newest', async () => {
    const { server, workers, token } = await start();
    const bearer = { Authorization: `Bearer ${token}` };
    // connections are handed out in turn
    const readers = await Promise.all([1, 2].map(() => readEvents(server.url, { bearer })));
    for (let times = 1; times <= 3; times += 1) {
      await call(server.url, '/api/contact/', { body: contactForm() });
      for (const reader of readers) expect(await reader.next()).toMatchObject({ unread: times });
    }
    for (let round = 0; round < 6; round += 1) {
      const title = `Fresh ${round}`;
      const post = { title, description: 'd', status: 'published', posts: ['x'] };
      expect((await call(server.url, '/blogs/', { token, body: post })).status).toBe(201);
      const change = { kind: 'change', subject: 'post' };
      for (const reader of readers) expect(await reader.next()).toMatchObject(change);
      for (const _ of [1, 2]) {
        const read = async () => (await call(server.url, '/blogs/')).text();
        await expect.poll(read).toContain(title);
      }
    }
    // who listens does not keep them from ending
    const before = workers();
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(before.filter(isThere)).toEqual([]);
    for (const reader of readers) expect(await reader.next()).toBeUndefined();
  });

  it('say alike since when the installation runs', async () => {
    const { server, token } = await start();
    const startOf = async () => {
      const answer = await call(server.url, '/api/admin/system/', { token });
      return ((await answer.json()) as SystemStatus).startedAt;
    };
    // at once, so that each has a connection of its own: they are handed out in turn
    const moments = await Promise.all([1, 2, 3, 4].map(startOf));
    expect(new Set(moments)).toEqual(new Set([expect.stringMatching(/Z$/)]));
  });

  it('end when the primary process is gone', async () => {
    const { server, workers } = await start();
    const orphans = workers();
    expect(orphans).toHaveLength(2);
    await server.stop('SIGKILL');
    await expect.poll(() => orphans.filter(isThere)).toEqual([]);
  });
});
