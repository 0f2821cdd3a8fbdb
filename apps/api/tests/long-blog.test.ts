// @module-tag database
import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { uuidIds } from '../src/lib/ids.ts';
import { newAdmin } from './testing/people.ts';
import { listenToQueries } from './testing/query-plans.ts';
import { useTestServer } from './testing/test-server.ts';

// All posts together are too long to be kept: they are sent while they are read.

const POSTS = 1_600;

const takeAsked = listenToQueries();
const server = await useTestServer();
const admin = await newAdmin(server);
const { database, clock } = server.platform;

beforeAll(async () => {
  await database.write(async (tx) => {
    await tx.delete(database.tables.blogPosts);
    for (let number = 0; number < POSTS; number += 1) {
      await tx.insert(database.tables.blogPosts).values({
        ...{ id: uuidIds.next(), title: `Number ${number}`, description: 'All of them' },
        ...{ icon: '🚀', color: 'blue', status: 'published' },
        // some share a moment: their ids decide
        createdAt: new Date(clock.now().getTime() - (number >> 1)),
        updatedAt: clock.now(),
        sections: [`é${number} `.repeat(2_000)],
      });
    }
    await database.touchContent(tx);
  });
});

const batchesAsked = () =>
  takeAsked().filter(({ text }) => /^select .*"sections".* from "blog_posts"/s.test(text)).length;

async function inParts(): Promise<unknown[]> {
  const all: unknown[] = [];
  for (let path: string | undefined = `/blogs/?limit=100`; path; ) {
    const { body, headers }: { body: unknown[]; headers: { link?: string } } = await server.http
      .get(path)
      .expect(200);
    all.push(...body);
    path = /<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1];
  }
  return all;
}

it('is the list that its parts are', async () => {
  const parts = await inParts();
  expect(parts).toHaveLength(POSTS);
  const whole = JSON.stringify(parts);
  for (const encoding of ['gzip', 'br']) {
    const response = await fetch(`${server.url}/blogs/`, {
      headers: { 'Accept-Encoding': encoding },
    });
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect((await response.text()) === whole).toBe(true);
  }
});

it('comes whole to several who ask at the same time, and to an administrator', async () => {
  const headers = [{}, {}, {}, admin.bearer];
  const lists = headers.map(async (some) =>
    (await fetch(`${server.url}/blogs/`, { headers: some })).json(),
  );
  for (const list of await Promise.all(lists)) expect(list).toHaveLength(POSTS);
});

it('is read no further when its reader leaves', async () => {
  await server.idle();
  takeAsked();
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('GET /blogs/ HTTP/1.1\r\nHost: x\r\n\r\n');
  socket.once('data', () => socket.destroy());
  await once(socket, 'close');
  await server.idle();
  const untilLeft = batchesAsked();
  await fetch(`${server.url}/blogs/`).then((response) => response.text());
  expect(untilLeft).toBeGreaterThan(0);
  expect(untilLeft).toBeLessThan(batchesAsked());
});

it('is kept with a tag once it is short again', async () => {
  const { blogPosts } = database.tables;
  await database.write(async (tx) => {
    await tx.delete(blogPosts);
    await database.touchContent(tx);
  });
  const { headers, body } = await server.http.get('/blogs/').expect(200);
  expect(body).toEqual([]);
  expect(headers.etag).toMatch(/^"/);
});
