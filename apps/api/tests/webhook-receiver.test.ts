// @module-tag operations
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sentEvents } from '@vitrine/contracts';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createWebhookDeliveries } from '../src/service/webhooks/webhook-deliveries.service.ts';
import { newAdmin } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';
import { ALLOWED, deliveriesOf, register } from './testing/webhooks.ts';

const API = join(import.meta.dirname, '..');
const page = await readFile(join(API, '..', '..', 'docs', 'webhooks.md'), 'utf8');
const server = await useTestServer({ privateTargets: ALLOWED });
const { http, clock, platform, dependencies } = server;

/** The receiver of the page as a program of its own, with what it says. */
async function startReceiver(secret: string) {
  const [, program = ''] = /```js\n(.*?)```/s.exec(page) ?? [];
  // within the package, so that it finds what it imports
  const cache = join(API, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'receiver-'));
  const path = join(folder, 'receiver.mjs');
  await writeFile(path, program);
  const env = { PATH: process.env.PATH, WEBHOOK_SECRET: secret, PORT: '0' };
  const child = spawn(process.execPath, [path], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
    await rm(folder, { recursive: true });
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const says = async (words: RegExp) => {
    while (!words.test(said)) await once(child.stdout, 'data');
    return words.exec(said)?.[1];
  };
  return { url: `http://127.0.0.1:${await says(/Listening on port (\d+)/)}/`, says };
}

describe('the page about webhooks', () => {
  it('has a receiver that takes an event of this server, and refuses what is forged', async () => {
    const { bearer } = await newAdmin(server);
    // the address comes once the receiver listens
    const { id, secret } = await register(server, { bearer }, { url: 'http://127.0.0.1:9/' });
    const receiver = await startReceiver(secret);
    const body = { url: receiver.url, description: '', events: ['post.published'] };
    await http.put(`/api/webhooks/${id}/`).set(bearer).send(body).expect(200);
    const post = { title: 'News', description: 'About', posts: ['One'], status: 'published' };
    const { body: made } = await http.post('/blogs/').set(bearer).send(post).expect(201);
    const { events } = dependencies;
    await createWebhookDeliveries({ ...platform, events }).sendDue();
    expect(await deliveriesOf(server, { bearer }, id)).toMatchObject([
      { status: 'sent', answer_status: 204 },
    ]);
    await receiver.says(new RegExp(`post.published http://vitrine.test/blog/${made.slug}`));
    const forged = new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`);
    const answer = await fetch(receiver.url, {
      method: 'POST',
      headers: {
        'webhook-id': 'x',
        'webhook-timestamp': String(Math.floor(clock.now().getTime() / 1_000)),
        'webhook-signature': forged.sign('x', clock.now(), '{}'),
      },
      body: '{}',
    });
    expect(answer.status).toBe(400);
  });

  it('names every event with what it tells', () => {
    for (const [type, { payload }] of Object.entries(sentEvents)) {
      const [row = ''] = page.split('\n').filter((line) => line.startsWith(`| \`${type}\``));
      for (const field of Object.keys(payload.shape.data.shape)) {
        expect(row, type).toContain(`\`${field}\``);
      }
    }
  });
});
