import { describe, expect, expectTypeOf, it, onTestFinished } from 'vitest';
import { limiterInMemory } from '../../../apps/api/src/lib/limiter.ts';
import { plainPicture } from '../../../apps/api/tests/testing/files.ts';
import { newAdmin, PASSWORD, type SignedIn } from '../../../apps/api/tests/testing/people.ts';
import { newToken } from '../../../apps/api/tests/testing/personal-tokens.ts';
import {
  startTestServer,
  type TestServer,
  useTestServer,
} from '../../../apps/api/tests/testing/test-server.ts';
import { createClient, isProblem, itemsOf, newIdempotencyKey, partsOf } from '../src/index.ts';

const server = await useTestServer();
const admin = await newAdmin(server);
const { api, token } = await newClient(server, admin);
const post = (title: string) => ({
  title,
  description: 'What it is about',
  posts: ['Its text.'],
  status: 'published' as const,
});
const postsFound = async (q: string) =>
  (await api.GET('/api/posts/', { params: { query: { q } } })).data.items;

async function newClient(of: TestServer, owner: SignedIn) {
  const { token } = await newToken(of, owner, [
    ...(['account:read', 'blog:read', 'blog:write'] as const),
    ...(['library:read', 'library:write', 'messages:read'] as const),
  ]);
  return { token, api: createClient({ baseUrl: of.url, token }) };
}

/** What the call is refused with. */
const refusalOf = async (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('it was not refused'),
    (error: unknown) => (isProblem(error) ? error : expect.unreachable(String(error))),
  );

describe('the generated client, with a real server', () => {
  it('calls with a personal access token', async () => {
    const { data, response } = await api.GET('/api/account/');
    expectTypeOf(data.email).toEqualTypeOf<string>();
    expect(data.email).toBe(admin.email);
    expect(response.headers.get('X-Request-Id')).toBeTruthy();
  });

  it('signs in, and asks for the token before each call', async () => {
    let access: string | undefined;
    const person = createClient({ baseUrl: `${server.url}/`, token: () => access });
    const credentials = { email: admin.email, password: PASSWORD };
    const { data } = await person.POST('/auth/login', { body: credentials });
    if (!('access_token' in data)) return expect.unreachable('a second step was asked for');
    access = data.access_token;
    const sessions = await person.GET('/api/account/sessions/');
    expect(sessions.data.some(({ current }) => current)).toBe(true);
  });

  it('lists every article, part by part, and the older lists the same way', async () => {
    // a server without the articles of other tests
    const own = await startTestServer();
    onTestFinished(own.close);
    const { api } = await newClient(own, await newAdmin(own));
    const titles = Array.from({ length: 7 }, (_, index) => `Article ${index}`);
    for (const title of titles) await api.POST('/blogs/', { body: post(title) });
    const listed: string[] = [];
    const articles = itemsOf((query) => api.GET('/api/articles/', { params: { query } }), 3);
    for await (const article of articles) {
      expectTypeOf(article.title).toEqualTypeOf<string>();
      listed.push(article.title);
    }
    expect(listed.sort()).toEqual(titles);
    const sizes: number[] = [];
    const posts = partsOf((query) => api.GET('/blogs/', { params: { query } }), 3);
    for await (const part of posts) sizes.push(part.length);
    expect(sizes).toEqual([3, 3, 1]);
  });

  it('creates a post once, however often it is sent with the same key', async () => {
    const params = { header: { 'Idempotency-Key': newIdempotencyKey() } };
    const first = await api.POST('/blogs/', { body: post('Once'), params });
    const again = await api.POST('/blogs/', { body: post('Once'), params });
    expect(first.response.status).toBe(201);
    expect(again.data.id).toBe(first.data.id);
    expect(await postsFound('Once')).toHaveLength(1);
  });

  it('creates a post once although the answer to it is lost', async () => {
    const sent: (string | null)[] = [];
    const unlucky = createClient({
      baseUrl: server.url,
      token,
      wait: async () => undefined,
      fetch: async (request) => {
        sent.push(request.headers.get('Idempotency-Key'));
        const answer = await fetch(request);
        if (sent.length === 1) throw new TypeError('the connection was lost');
        return answer;
      },
    });
    await unlucky.POST('/blogs/', { body: post('Lost on the way') });
    expect(sent).toEqual([sent[0], sent[0]]);
    expect(sent[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(await postsFound('Lost on the way')).toHaveLength(1);
  });

  it('adds a record once by the key that its body has', async () => {
    const body = { ...post('Keyed'), key: newIdempotencyKey() };
    const first = await api.POST('/blogs/', { body });
    const again = await api.POST('/blogs/', { body });
    expect(again.data.id).toBe(first.data.id);
  });

  it('uploads a file with its words', async () => {
    const file = new File([await plainPicture(320, 200).png().toBuffer()], 'harbour.png');
    const body = { file, title: 'Harbour', alt: 'Boats' };
    const { data } = await api.POST('/api/library/', { body });
    expect(data).toMatchObject({ title: 'Harbour', alt: 'Boats' });
  });

  it('answers nothing for what has no body, and a file as one', async () => {
    const { data: made } = await api.POST('/blogs/', { body: post('Gone') });
    const gone = await api.DELETE('/blogs/{id}', { params: { path: { id: made.id } } });
    expect(gone.data).toBeUndefined();
    const office = createClient({ baseUrl: server.url, token: admin.access });
    const { data: file } = await office.GET('/api/exports/audit/');
    expectTypeOf(file).toEqualTypeOf<Blob>();
    expect(file.type).toContain('text/csv');
    const { data: text } = await office.GET('/api/exports/audit/', { parseAs: 'text' });
    expect(text).toBe(await file.text());
  });

  it('tells what is not modified from what is, and from an error', async () => {
    const first = await api.GET('/api/posts/');
    expect(first.notModified).toBe(false);
    const tag = first.response.headers.get('ETag') ?? '';
    const ask = () => api.GET('/api/posts/', { params: { header: { 'If-None-Match': tag } } });
    const same = await ask();
    expect(same).toMatchObject({ notModified: true, data: undefined, response: { status: 304 } });
    await api.POST('/blogs/', { body: post('New in between') });
    const changed = await ask();
    if (changed.notModified) return expect.unreachable('it was modified');
    expect(changed.data.items.map(({ title }) => title)).toContain('New in between');
  });

  it('tells a conflict of versions by its code, with the record as it is now', async () => {
    const { data } = await api.POST('/blogs/', { body: post('Changed by two') });
    const params = { path: { id: data.id }, header: { 'If-Match': '"1"' } };
    const change = (title: string) => api.PUT('/blogs/{id}', { params, body: post(title) });
    await change('By the first');
    const refusal = await refusalOf(change('By the second'));
    if (!isProblem(refusal, 'conflict')) return expect.unreachable(refusal.code);
    expectTypeOf(refusal.problem.status).toEqualTypeOf<409>();
    expect(refusal.status).toBe(409);
    expect(refusal.problem.current).toMatchObject({ title: 'By the first', version: 2 });
  });

  it('tells which fields are invalid', async () => {
    const refusal = await refusalOf(api.POST('/blogs/', { body: { ...post(''), posts: [] } }));
    expect(refusal.status).toBe(422);
    expect(isProblem(refusal, 'invalid')).toBe(true);
    expect(isProblem(refusal, 'conflict', 'forbidden')).toBe(false);
    expect(Object.keys(refusal.fields).sort()).toEqual(['posts', 'title']);
    expect(refusal.requestId).toBeTruthy();
  });

  it.each([
    ['a wrong token', 'vit_wrong', 'unauthenticated'],
    ['a token without the scope', token, 'insufficient-scope'],
  ])('tells of %s by its code', async (_what, bearer, code) => {
    const stranger = createClient({ baseUrl: server.url, token: bearer });
    const refusal = await refusalOf(stranger.GET('/api/users/'));
    expect(refusal.code).toBe(code);
  });

  it('takes no address, parameter or field that the API does not have', () => {
    // never called: the compiler refuses each of them
    const wrong = () => [
      // @ts-expect-error there is no such address
      api.GET('/blog/'),
      // @ts-expect-error there is no such parameter
      api.GET('/blogs/', { params: { query: { size: 3 } } }),
      // @ts-expect-error the title is missing
      api.POST('/blogs/', { body: { description: '', posts: [] } }),
      // @ts-expect-error which one is missing
      api.GET('/blogs/{id}'),
    ];
    expect(wrong).toBeTypeOf('function');
  });
});

describe('with a server that limits how often it is asked', async () => {
  const resets: (() => void)[] = [];
  const limited = await useTestServer({
    rateLimits: true,
    limiterOf: (limit, windowMs) => {
      let limiter = limiterInMemory(limit, windowMs);
      resets.push(() => {
        limiter = limiterInMemory(limit, windowMs);
      });
      return {
        penalty: (client) => limiter.penalty(client),
        reward: (client) => limiter.reward(client),
        get: (client) => limiter.get(client),
      };
    },
  });

  it('waits as long as it is asked to, and asks again', async () => {
    const waits: number[] = [];
    const patient = createClient({
      baseUrl: limited.url,
      maxWaitSeconds: 3_600,
      wait: async (ms) => {
        waits.push(ms);
        for (const reset of resets) reset();
      },
    });
    const body = { email: 'ngozi@vitrine.test', password: 'a wrong password' };
    const tryToSignIn = async () => (await refusalOf(patient.POST('/auth/login', { body }))).code;
    for (let tries = 0; tries < 5; tries += 1) expect(await tryToSignIn()).toBe('unauthenticated');
    expect(waits).toEqual([]);
    // the sixth is refused with 429 first, which its caller never sees
    expect(await tryToSignIn()).toBe('unauthenticated');
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThanOrEqual(1_000);
  });

  it('says so by its code when the wait is longer than it has', async () => {
    const hasty = createClient({ baseUrl: limited.url, maxWaitSeconds: 0 });
    const body = { email: 'fonyuy@vitrine.test', password: 'a wrong password' };
    const codes: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      codes.push((await refusalOf(hasty.POST('/auth/login', { body }))).code);
    }
    expect(codes.at(-1)).toBe('too-many-requests');
  });
});
