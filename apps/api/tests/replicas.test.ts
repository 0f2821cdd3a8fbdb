// @module-tag database
// @module-tag operations
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_PICTURE } from '@vitrine/contracts';
import { startSmtpServer } from '@vitrine/test-support/smtp-server';
import { startValkey } from '@vitrine/test-support/valkey';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { startBucketServer } from './testing/bucket-server.ts';
import {
  type Acknowledged,
  BOSS,
  call,
  keepWriting,
  signInBoss,
  untilUndisturbed,
} from './testing/load.ts';
import { mailHeader } from './testing/mail-headers.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { createMigratedDatabase } from './testing/test-database.ts';

const WRITERS = 4;
const WRITES_BEFORE_THE_KILL = 20;
const WRITES_AFTER_IT = 20;
const SAVES = 200;
const SAVERS = 8;

const titles = async (url: string): Promise<string[]> => {
  const posts = (await (await call(url, '/blogs/')).json()) as { title: string }[];
  return posts.map(({ title }) => title);
};

describe.runIf(inject('postgresUrl'))('two replicas', () => {
  async function start(more: Record<string, string> = {}) {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-replicas-'));
    const [smtp, bucket] = await Promise.all([startSmtpServer(), startBucketServer()]);
    const { variables } = await createMigratedDatabase(folder);
    const running = new Set<ServerProcess>();
    const startReplica = async (name: string) => {
      const replica = await startServerProcess({
        ...variables,
        ...BOSS,
        DATA_DIR: join(folder, name),
        SECRET: 'a secret that every replica of an installation has',
        SMTP_URL: smtp.url,
        S3_BUCKET: 'bucket',
        S3_ENDPOINT: bucket.endpoint,
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
        TRUST_PROXY: '1',
        RATE_LIMITS: 'on',
        ...more,
      });
      running.add(replica);
      return replica;
    };
    const replicas = [await startReplica('one'), await startReplica('two')] as const;
    onTestFinished(async () => {
      await Promise.all(Array.from(running, (replica) => replica.stop('SIGKILL')));
      await smtp.close();
      bucket.close();
      await rm(folder, { recursive: true, force: true });
    });
    return { replicas, smtp, startReplica };
  }

  it('lose no write, double no mail and show no old page, though one is killed under load', async () => {
    const { replicas, smtp, startReplica } = await start();
    const [survivor, victim] = replicas;
    const token = await signInBoss(survivor.url);
    const acknowledged: Acknowledged = { posts: [], senders: [] };
    const alive = new Set([victim.url, survivor.url]);
    let killed: Promise<unknown> | undefined;
    const urls = () => {
      if (!killed && acknowledged.posts.length >= WRITES_BEFORE_THE_KILL) {
        killed = victim.stop('SIGKILL');
      }
      // in turns, the killed one among them: who meets it goes on to the other
      return acknowledged.posts.length % 2 ? [...alive] : [...alive].reverse();
    };
    const isOver = () => acknowledged.posts.length >= WRITES_BEFORE_THE_KILL + WRITES_AFTER_IT;
    await Promise.all(
      Array.from({ length: WRITERS }, (_, number) =>
        keepWriting(number, token, { urls, isOver }, acknowledged),
      ),
    );
    await killed;
    const back = await startReplica('two');

    for (const { url } of [survivor, back]) {
      const stored = new Set(await titles(url));
      expect(acknowledged.posts.filter((title) => !stored.has(title))).toEqual([]);
    }
    // mails that the killed one had taken are sent when its claim has ended, minutes from now
    const list = await call(survivor.url, '/api/outbox/?status=queued', { token });
    const { items } = (await list.json()) as { items: { recipient: string }[] };
    const waiting = new Set(items.map(({ recipient }) => recipient));
    const isGone = (email: string) => smtp.received.some(({ to }) => to.includes(email));
    await smtp.until(() =>
      acknowledged.senders.every((email) => isGone(email) || waiting.has(email)),
    );
    for (const email of acknowledged.senders) {
      const mails = smtp.received.filter(({ to }) => to.includes(email));
      const ids = new Set(mails.map(({ data }) => mailHeader(data, 'Message-ID')));
      expect(ids.size, email).toBeLessThanOrEqual(1);
    }

    for (const [writer, reader] of [
      [survivor, back],
      [back, survivor],
    ] as const) {
      const title = `Fresh ${crypto.randomUUID()}`;
      await titles(reader.url);
      const body = { title, description: 'd', status: 'published', posts: ['x'] };
      expect((await call(writer.url, '/blogs/', { token, body })).status).toBe(201);
      await expect.poll(() => titles(reader.url)).toContain(title);
    }
    expect(await back.stop('SIGTERM')).toBe(0);
    expect(await survivor.stop('SIGTERM')).toBe(0);
  });

  it('answer someone who has saved at one with their own change at the other, at once', async () => {
    const { replicas } = await start();
    const token = await signInBoss(replicas[0].url);
    const old: string[] = [];
    /** Saves at one in turns, and reads at the other: as a program does, and as a browser does. */
    const saveAndRead = async (person: number) => {
      const body = { name: 'Ada', role: 'Reader', content: 'Good', avatar: NO_PICTURE };
      const created = await call(replicas[0].url, '/testimonials/', { token, body });
      const { id } = (await created.json()) as { id: string };
      for (let round = 0; round < SAVES / SAVERS; round += 1) {
        const [writer, reader] = round % 2 ? replicas : [replicas[1], replicas[0]];
        const name = `Round ${round} of ${person}.`;
        const client = `10.${person}.${round}.1`;
        const sent = { method: 'PUT', token, client, body: { ...body, name } };
        const { headers } = await call(writer.url, `/testimonials/${id}`, sent);
        const [cookie = ''] = headers.get('set-cookie')?.split(';') ?? [];
        const revision = headers.get('vitrine-revision') ?? '';
        const known = round % 3 ? { 'Vitrine-Min-Revision': revision } : { Cookie: cookie };
        const read = await call(reader.url, '/testimonials/', { client, headers: known });
        if (!(await read.text()).includes(name)) old.push(name);
      }
    };
    await Promise.all(Array.from({ length: SAVERS }, (_, person) => saveAndRead(person)));
    expect(old).toEqual([]);
  });

  it.each(['PostgreSQL', 'a Valkey'])('count limits once, in %s', async (where) => {
    const valkey = where === 'PostgreSQL' ? undefined : await startValkey();
    onTestFinished(async () => valkey?.stop());
    const { replicas } = await start(valkey ? { VALKEY_URL: valkey.url } : {});
    const signIn = async (at: number, client: string) => {
      const body = { email: 'nobody@example.com', password: 'wrong password' };
      const { url } = replicas[at % 2 === 0 ? 0 : 1];
      return (await call(url, '/auth/login', { body, client })).status;
    };
    // a store that does not answer within 50 ms is not waited for, which a busy machine may do once
    let client = 0;
    const series = async () => {
      client += 1;
      const statuses: number[] = [];
      for (let at = 0; at < 8; at += 1) statuses.push(await signIn(at, `198.51.100.${client}`));
      return statuses;
    };
    const once = [401, 401, 401, 401, 401, 429, 429, 429];
    await untilUndisturbed(series, once);
  });
});
