import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { MISSING_PAGE_PATH, type PageAddressOf, type Render } from '@vitrine/contracts';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createVisitorCall } from '../src/http/invoke.ts';
import { ProblemError } from '../src/lib/problem-error.ts';
import { table } from './testing/endpoint-table.ts';
import { newAdmin } from './testing/people.ts';
import { startTestServer, useTestServer } from './testing/test-server.ts';

const files = await mkdtemp(join(tmpdir(), 'vitrine-web-'));
afterAll(() => rm(files, { recursive: true, force: true }));

let rendered = 0;
/** Called when the data of a page are read. */
let onRead = () => {};
/** What a page that is being made waits for, its data read already. */
let held: Promise<void> = Promise.resolve();
/** In place of the built renderer: shows the address and what a list holds, and takes its time. */
const render: Render = async ({ url, call }) => {
  rendered += 1;
  const { body } = await call('blogs.list', {});
  onRead();
  await held;
  const status = url === MISSING_PAGE_PATH ? 404 : 200;
  return { status, headers: {}, html: JSON.stringify([url, body]) };
};
const KNOWN = ['/about', '/blog/all', '/projects', '/p/ada'];
const addressOf: PageAddressOf = (path) => {
  const found = KNOWN.find((known) => known === path.toLowerCase().replace(/(.)\/+$/, '$1'));
  return found === undefined
    ? undefined
    : { path: found, route: found, parameters: ['q', 'category'], isFixed: found !== '/p/ada' };
};
const web = { files, render, addressOf, missingAt: () => MISSING_PAGE_PATH };
const server = await useTestServer({ web });
const admin = await newAdmin(server);

interface Read {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
afterAll(() => agent.destroy());

/** Reads an address exactly as it is written, which clients would put right. */
async function read(
  path: string,
  headers: Record<string, string> = {},
  { url, through = agent }: { url: string; through?: Agent } = server,
): Promise<Read> {
  const { hostname, port } = new URL(url);
  const request = get({ hostname, port, path, headers, agent: through });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const HTML = { accept: 'text/html,*/*;q=0.8' };
const withoutId = ({ status, body }: Read) => [status, body.replace(/"request_id":"[^"]*"/, '')];

const call = createVisitorCall(server.dependencies.invoke);
const { publicTexts } = server.dependencies;
const lists = table.filter(([, { cacheable, params }]) => cacheable && !params);

interface Post {
  id: string;
  version: string;
}

const statusOf = (error: unknown) => {
  if (error instanceof ProblemError && error.code === 'not-found') return 404;
  throw error;
};

/** Every public address with what it says when nothing is kept: made past the cache. */
function publicAddresses(posts: readonly Post[]) {
  const ofEndpoint = async (name: string, params: object) => {
    const { status, body } = await call(name as 'blogs.get', { params, query: {} });
    return status === 200 ? JSON.stringify(body) : status;
  };
  const ofPage = async (url: string) =>
    (await render({ url, origin: '', call, omitMissing: true })).html;
  return [
    ...lists.map(([name, { path }]) => ({ path, headers: {}, truth: () => ofEndpoint(name, {}) })),
    ...posts.map(({ id }) => ({
      path: `/blogs/${id}`,
      headers: {},
      truth: () => ofEndpoint('blogs.get', { id }),
    })),
    ...Object.entries(publicTexts)
      .filter(([path]) => !path.includes(':'))
      .map(([path, { write }]) => ({
        path,
        headers: {},
        // a language that the company has not chosen has none
        truth: () => write({}).catch(statusOf),
      })),
    ...[...KNOWN, '/blog/all?q=x'].map((path) => ({
      path,
      headers: HTML,
      truth: () => ofPage(path),
    })),
  ];
}

const saidBy = ({ status, body }: Read) => (status === 200 ? body : status);

const post = (changes: object) => ({
  title: 'Title',
  description: 'Description',
  posts: ['word '.repeat(200)],
  status: 'published',
  ...changes,
});

let count = 0;
const posts: Post[] = [];
/** What administrators do to posts; each changes what visitors see. */
const acts = {
  async create() {
    const created = await server.http
      .post('/blogs/')
      .set(admin.bearer)
      .send(post({ title: `New ${count}` }))
      .expect(201);
    posts.push({ id: created.body.id, version: String(created.headers.etag) });
  },
  async change() {
    const last = posts.at(-1);
    if (!last) return;
    const changed = post({ title: `Changed ${count}` });
    await server.http.put(`/blogs/${last.id}`).set(admin.bearer).send(changed).expect(200);
  },
  async hide() {
    const last = posts.at(-1);
    if (!last) return;
    const hidden = post({ title: `Hidden ${count}`, status: 'draft' });
    await server.http.put(`/blogs/${last.id}`).set(admin.bearer).send(hidden).expect(200);
  },
  async remove() {
    const last = posts.pop();
    if (last) await server.http.delete(`/blogs/${last.id}`).set(admin.bearer).expect(204);
  },
};

describe('after the answer to a write', () => {
  it.each([1, 2, 3])(
    'no public answer is older than it, no matter who read in the meantime (%i)',
    async () => {
      const anAct = fc.record({
        /** Whether the reads that began before the write end before those that begin after it. */
        isPatient: fc.boolean(),
        kind: fc.constantFrom(
          'create' as const,
          'change' as const,
          'hide' as const,
          'remove' as const,
        ),
        /** Addresses that are read while it is written, as shares of how many there are. */
        between: fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { maxLength: 12 }),
      });
      const { database } = server.platform;
      const run = async (
        wanted: readonly { kind: keyof typeof acts; isPatient: boolean; between: number[] }[],
      ) => {
        for (const { kind, isPatient, between } of wanted) {
          count += 1;
          await database.write((tx) => database.touchContent(tx));
          const written = Promise.withResolvers<void>();
          held = written.promise;
          const addresses = publicAddresses(posts);
          const isRead = new Promise<void>((resolve) => {
            onRead = resolve;
          });
          const chosen = between.flatMap(
            (share) => addresses[Math.floor(share * addresses.length)] ?? [],
          );
          const begun = [...chosen, { path: '/about', headers: HTML }];
          const readSome = begun.map(({ path, headers }) => read(path, headers));
          // its data are read, and it is not finished before the write is answered
          await isRead;
          await acts[kind]();
          written.resolve();
          // of those that were begun before, each is done with before its address is read again
          if (isPatient) await Promise.all(readSome);
          for (const { path, headers, truth } of publicAddresses(posts)) {
            const [now, shown] = [await truth(), saidBy(await read(path, headers))];
            expect(shown, `${path} after ${kind}`).toEqual(now);
          }
          await Promise.all(readSome);
          for (const { path, headers, truth } of publicAddresses(posts)) {
            expect(saidBy(await read(path, headers)), path).toEqual(await truth());
          }
        }
      };
      const some = fc.array(anAct, { minLength: 1, maxLength: 6 });
      await fc.assert(fc.asyncProperty(some, run), { numRuns: 4 });
    },
  );
});

describe('a personal answer', () => {
  it('is neither kept nor taken from what is kept', async () => {
    const secret = 'only for administrators';
    await server.http
      .post('/blogs/')
      .set(admin.bearer)
      .send(post({ title: secret, status: 'draft' }))
      .expect(201);
    const aRead = fc.record({
      path: fc.constantFrom(
        '/blogs/',
        '/blogs',
        '/blogs/?x=1',
        '/about',
        '/projects',
        '/projects/',
      ),
      credential: fc.constantFrom('none', 'administrator', 'wrong', 'cookie'),
      accept: fc.constantFrom('text/html', 'application/json', '*/*'),
    });
    const run = async (reads: readonly { path: string; credential: string; accept: string }[]) => {
      for (const { path, credential, accept } of reads) {
        const answer = await read(path, {
          accept,
          ...(credential === 'administrator' && { authorization: admin.bearer.Authorization }),
          ...(credential === 'wrong' && { authorization: 'Bearer nonsense' }),
          ...(credential === 'cookie' && { cookie: `session=${admin.access}` }),
        });
        if (path.startsWith('/blogs') && credential === 'administrator') {
          expect(answer.body).toContain(secret);
          expect(answer.headers['cache-control']).toBe('private, no-cache');
        } else {
          expect(answer.body).not.toContain(secret);
        }
        const isRefused = credential === 'wrong' && path.startsWith('/blogs');
        expect(answer.status === 401).toBe(isRefused);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    };
    const some = fc.array(aRead, { minLength: 2, maxLength: 20 });
    await fc.assert(fc.asyncProperty(some, run), { numRuns: 30 });
  });
});

const word = fc.stringMatching(/^[a-z0-9_%+.-]{1,12}$/);
const unknown = word.filter((name) => !/^(q|category|after)$/.test(decoded(name)));

function decoded(name: string): string {
  return new URLSearchParams(`${name}=`).keys().next().value ?? '';
}

describe('parameters that an address does not know', () => {
  it('make no answer of their own, however many and long they are', async () => {
    const search = fc
      .array(fc.tuple(unknown, fc.stringMatching(/^[a-z0-9%+=.-]{0,40}$/)), { maxLength: 150 })
      .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
    const plain = new Map<string, Read>();
    for (const path of ['/about', '/api/articles/', '/blog/feed.xml']) {
      plain.set(path, await read(path, HTML));
    }
    const before = rendered;
    const run = async (path: string, asked: string) => {
      const answer = await read(`${path}?${asked.slice(0, 8_000)}`, HTML);
      expect(withoutId(answer)).toEqual(withoutId(plain.get(path) as Read));
      expect(answer.headers.etag).toBe(plain.get(path)?.headers.etag);
    };
    await fc.assert(fc.asyncProperty(fc.constantFrom(...plain.keys()), search, run), {
      numRuns: 100,
    });
    await run('/about', `x=${'y'.repeat(8_000)}`);
    await run('/about', 'a&'.repeat(4_000));
    expect(rendered).toBe(before);
  });

  it('stand in no page that others get', async () => {
    const { body } = await read('/ABOUT/?utm_source=poison#x', HTML);
    expect(body).not.toContain('poison');
    expect(JSON.parse(body)[0]).toBe('/about');
  });
});

describe('parameters that an address knows', () => {
  it('are distinguished, in whatever order and spelling they come', async () => {
    const { body } = await read('/blog/all?q=a%20b&category=blue', HTML);
    expect(JSON.parse(body)[0]).toBe('/blog/all?q=a%20b&category=blue');
    const before = rendered;
    for (const same of ['category=blue&q=a+b', '%71=a%20b&x=1&category=bl%75e']) {
      expect((await read(`/blog/all?${same}`, HTML)).body).toBe(body);
    }
    expect(rendered).toBe(before);
    const other = await read('/blog/all?q=b', HTML);
    expect(JSON.parse(other.body)[0]).toBe('/blog/all?q=b');
  });

  it('that come twice are refused by data, and the first counts for a page', async () => {
    for (const _time of ['first', 'second']) {
      expect((await read('/api/articles/?q=a')).status).toBe(200);
      expect((await read('/api/articles/?q=a&q=b')).status).toBe(422);
    }
    const page = await read('/blog/all?q=one&q=two', HTML);
    expect(JSON.parse(page.body)[0]).toBe('/blog/all?q=one');
  });
});

describe('a path', () => {
  it('is answered the same from memory, however it is spelled', async () => {
    const [warm, cold] = [await startTestServer({ web }), await startTestServer({ web })];
    const accepts = ['text/html', 'application/json', '*/*'];
    const known = [
      ...[...KNOWN, '/blogs', '/testimonials', '/api/articles', '/api/posts', '/api/account'],
      ...['/blog/feed.xml', '/sitemap.xml', '/health', '/share/article/x.png', '/p/ada/cv.pdf'],
      ...['/auth/login', '/openapi.json', '/nowhere'],
    ];
    for (const path of known) {
      for (const accept of accepts) await read(path, { accept }, warm);
    }
    const spelled = fc
      .tuple(fc.constantFrom(...known), fc.array(fc.nat({ max: 40 }), { maxLength: 3 }))
      .chain(([path, places]) =>
        fc.tuple(
          fc.constant(path),
          fc.constant(places),
          fc.constantFrom('', '/', '//', '/.', '/..', '%2f', '?', '/?q=1', '#x', '%00', '\\'),
          fc.constantFrom('', '/', '/\\', 'http://elsewhere.example', '/./', '/x/..'),
          fc.constantFrom('escape', 'capital', 'slash'),
        ),
      )
      .map(([path, places, end, start, how]) => {
        const characters = [...path].map((character, index) => {
          if (!places.includes(index)) return character;
          if (how === 'slash') return character === '/' ? '//' : character;
          return how === 'capital'
            ? character.toUpperCase()
            : `%${character.charCodeAt(0).toString(16)}`;
        });
        return start + characters.join('') + end;
      });
    const run = async (path: string, accept: string) => {
      for (const other of accepts) await read(path, { accept: other }, warm);
      const [again, once] = [
        await read(path, { accept }, warm),
        await read(path, { accept }, cold),
      ];
      expect(withoutId(again), path).toEqual(withoutId(once));
      expect(again.headers['content-type']).toBe(once.headers['content-type']);
      expect(again.headers['cache-control']).toBe(once.headers['cache-control']);
    };
    await fc.assert(fc.asyncProperty(spelled, fc.constantFrom(...accepts), run), { numRuns: 300 });
    await Promise.all([warm.close(), cold.close()]);
  });
});

describe('a thousand visitors', () => {
  it('at one page that is not there yet have it made once, and once more after a write', async () => {
    const crowd = new Agent({ maxSockets: Number.POSITIVE_INFINITY, keepAlive: true });
    const through = { url: server.url, through: crowd };
    await acts.create();
    const before = rendered;
    const come = () =>
      Promise.all(Array.from({ length: 500 }, () => read('/p/ada', HTML, through)));
    const first = come();
    await acts.create();
    const answers = [...(await first), ...(await come())];
    crowd.destroy();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(rendered - before).toBeLessThanOrEqual(2);
    const { html } = await render({ url: '/p/ada', origin: '', call });
    expect(answers.at(-1)?.body).toBe(html);
  });
});

describe('what has to be made for one client', () => {
  const from = (address: string) => ({ ...HTML, 'X-Forwarded-For': address });

  it('ends with 429, while others go on and what is in memory is still answered', async () => {
    const strict = await startTestServer({ web, rateLimits: true, trustedProxies: 1 });
    const ask = (path: string, address = '198.51.100.1') => read(path, from(address), strict);
    await ask('/about');
    let refused: Read | undefined;
    for (let made = 0; made < 1_000 && !refused; made += 1) {
      const answer = await ask(`/blog/all?q=${made}`);
      if (answer.status !== 200) refused = answer;
    }
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.headers['ratelimit-policy']).toBe('"pages-made"; q=600; w=60');
    expect(refused?.headers.ratelimit).toMatch(/^"pages-made"; r=0; t=\d+$/);
    expect(refused?.headers['content-type']).toContain('text/html');
    expect(refused?.body).toContain('Too many pages at once');
    expect((await ask('/about?utm_source=x')).status).toBe(200);
    expect((await ask('/blog/all?q=0')).status).toBe(200);
    expect((await ask('/blog/all?q=new', '198.51.100.2')).status).toBe(200);
    expect((await ask('/p/ada')).status).toBe(429);
    // pages of which there are only so many are there for a crowd that one of them has used up
    expect((await ask('/projects')).status).toBe(200);
    await strict.close();
  });

  it('does not grow with addresses where there is no page', async () => {
    const strict = await startTestServer({ web, rateLimits: true, trustedProxies: 1 });
    const ask = (path: string) => read(path, from('198.51.100.1'), strict);
    await ask('/nowhere');
    const before = rendered;
    for (let made = 0; made < 700; made += 1) {
      expect((await ask(`/nowhere/${made}`)).status).toBe(404);
    }
    expect(rendered).toBe(before);
    await strict.close();
  });
});
