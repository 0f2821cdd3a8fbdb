// @module-tag database
import { randomUUID } from 'node:crypto';
import { LIST_PAGE_SIZE, type Message, type MessageDetail } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { hostileTexts } from './testing/hostile-texts.ts';
import { arrive, auditOf } from './testing/office.ts';
import { newAdmin, newUser } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { database } = server.platform;
const admin = await newAdmin(server);
const user = await newUser(server);

beforeEach(() =>
  database.write(async (tx) => {
    await tx.delete(database.tables.messages);
  }),
);

type Query = Record<string, string>;
const ask = (query: Query) => server.http.get('/api/messages/').query(query).set(admin.bearer);
const page = async (query: Query = {}) =>
  (await ask(query).expect(200)).body as { items: Message[]; next: string | null; unread: number };
const subjects = async (query: Query = {}) =>
  (await page(query)).items.map(({ subject }) => subject);
const get = async (id: string): Promise<MessageDetail> =>
  (await server.http.get(`/api/messages/${id}/`).set(admin.bearer).expect(200)).body;
const put = (id: string, body: object) =>
  server.http.put(`/api/messages/${id}/`).set(admin.bearer).send(body);
const remove = (id: string) => server.http.delete(`/api/messages/${id}/`).set(admin.bearer);

describe('the list of messages', () => {
  it('shows the newest first, whole, and says how many are unread (MSG-01, MSG-02)', async () => {
    await arrive(server, { subject: 'Older', status: 'read' });
    const { createdAt, readUnnoted: _, ...newer } = await arrive(server, { subject: 'Newer' });
    const { items, next, unread } = await page();
    expect(items.map(({ subject }) => subject)).toEqual(['Newer', 'Older']);
    const date = createdAt.toISOString();
    expect(items[0]).toEqual({ ...newer, seen: false, date, last_reply: null });
    expect(next).toBeNull();
    expect(unread).toBe(1);
  });

  it('has archived messages in the inbox too, and only those under archived (MSG-03)', async () => {
    await arrive(server, { subject: 'Away', status: 'archived' });
    await arrive(server, { subject: 'Here', status: 'read' });
    expect(await subjects({ folder: 'inbox' })).toEqual(['Here', 'Away']);
    expect(await subjects({ folder: 'archived' })).toEqual(['Away']);
  });

  it('narrows by type and by status, which work together (MSG-01)', async () => {
    await arrive(server, { subject: 'A', type: 'support', status: 'read' });
    await arrive(server, { subject: 'B', type: 'support', status: 'unread' });
    await arrive(server, { subject: 'C', type: 'feedback', status: 'unread' });
    await arrive(server, { subject: 'D', type: 'support', status: 'archived' });
    expect(await subjects({ type: 'support' })).toEqual(['D', 'B', 'A']);
    expect(await subjects({ status: 'unread' })).toEqual(['C', 'B']);
    expect(await subjects({ type: 'support', status: 'read' })).toEqual(['A']);
    expect(await subjects({ type: 'internal' })).toEqual([]);
    expect((await page({ type: 'internal' })).unread).toBe(2);
  });

  it.each(['subject', 'content', 'name', 'email'])(
    'searches the %s, in any case (MSG-02)',
    async (field) => {
      const word = randomUUID();
      await arrive(server);
      const { id } = await arrive(server, { [field]: `Before ÉCOLE-${word.toUpperCase()} after` });
      const { items } = await page({ q: ` école-${word} ` });
      expect(items.map((item) => item.id)).toEqual([id]);
    },
  );

  it.each([
    ['100%', '100% sure', '1000 sure'],
    ['a_b', 'a_b', 'axb'],
    ['it!', 'it!', 'it'],
    ["'", "it's", 'its'],
  ])('takes %s as it is typed', async (q, found, other) => {
    await arrive(server, { subject: found });
    await arrive(server, { subject: other });
    expect(await subjects({ q })).toEqual([found]);
  });

  it('finds nothing for what no database holds', async () => {
    await arrive(server);
    expect(await page({ q: 'a\u0000b' })).toEqual({ items: [], next: null, unread: 1 });
  });

  it('comes to its end a page at a time, each one once, while new ones arrive', async () => {
    const total = LIST_PAGE_SIZE * 2 + 3;
    for (let index = 0; index < total; index += 1) await arrive(server, { subject: `N${index}` });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { items, next } = await page(after ? { after } : {});
      seen.push(...items.map(({ subject }) => subject));
      after = next;
      await arrive(server, { subject: 'Late' });
    } while (after);
    expect(seen).toEqual(Array.from({ length: total }, (_, index) => `N${total - 1 - index}`));
  });

  it('leaves none out that came in one moment', async () => {
    const createdAt = server.clock.now();
    for (let index = 0; index < LIST_PAGE_SIZE + 5; index += 1) await arrive(server, { createdAt });
    const first = await page();
    await remove(String(first.items.at(-1)?.id)).expect(204);
    const second = await page({ after: String(first.next) });
    const seen = new Set([...first.items, ...second.items].map(({ id }) => id));
    expect(seen.size).toBe(LIST_PAGE_SIZE + 5);
    expect(second.next).toBeNull();
  });

  it.each([
    ['after', 'bm9uc2Vuc2U'],
    ['folder', 'outbox'],
    ['type', 'spam'],
    ['status', 'archived'],
    ['q', 'a'.repeat(201)],
  ])('refuses %s=%s', async (field, value) => {
    const { body } = await ask({ [field]: value }).expect(422);
    expect(body.errors[0].path).toBe(field);
  });
});

describe('a message', () => {
  it('is shown whole, with no answers yet', async () => {
    const { createdAt, readUnnoted: _, ...message } = await arrive(server);
    expect(await get(message.id)).toEqual({
      ...message,
      date: createdAt.toISOString(),
      seen: false,
      last_reply: null,
      replies: [],
      unsent_files: [],
      notes: [],
    });
  });

  it.each(hostileTexts)('comes back as it was written: %s', async (text) => {
    const { id } = await arrive(server, { subject: text, content: text, name: text });
    expect(await get(id)).toMatchObject({ subject: text, content: text, name: text });
  });

  it('is marked as read, unread and archived, and only what reading does not do is in the log (MSG-03)', async () => {
    const { id } = await arrive(server);
    for (const status of ['read', 'unread', 'archived']) {
      const { body } = await put(id, { status, subject: 'Other', id: 'x' }).expect(200);
      expect(body).toMatchObject({ id, status, subject: 'A question' });
      expect((await get(id)).status).toBe(status);
    }
    expect(await auditOf(server, admin, id)).toMatchObject([
      {
        actor: admin.email,
        action: 'changed',
        subject: 'message',
        name: 'A question',
        before: { status: 'unread' },
        after: { status: 'archived' },
      },
    ]);
    expect(await auditOf(server, admin, id)).toHaveLength(1);
  });

  it('that is marked as what it is already leaves nothing in the log', async () => {
    const { id } = await arrive(server);
    await put(id, { status: 'unread' }).expect(200);
    expect(await auditOf(server, admin, id)).toEqual([]);
  });

  it('takes no other status', async () => {
    const { id } = await arrive(server);
    await put(id, { status: 'lost' }).expect(422);
    await put(id, {}).expect(422);
    expect((await get(id)).status).toBe('unread');
  });

  it('is deleted, and the log keeps no word of its sender (MSG-03)', async () => {
    const words = { subject: 'Privately', content: 'Something private' };
    const { id } = await arrive(server, words);
    await put(id, { status: 'archived' }).expect(200);
    const [archived] = await auditOf(server, admin, id);
    expect(archived).toMatchObject({ action: 'changed', name: 'Privately' });
    await remove(id).expect(204);
    await remove(id).expect(404);
    expect(await page()).toMatchObject({ items: [], unread: 0 });
    const entries = await auditOf(server, admin, id);
    expect(entries).toMatchObject([
      { action: 'deleted', name: '', before: { status: 'archived' }, actor: admin.email },
      { action: 'changed', name: '', after: { status: 'archived' } },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/private|brenda/i);
  });

  it.each(['019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20', 'nobody'])(
    'that is not there is reported as missing: %s',
    async (id) => {
      const { http } = server;
      await http.get(`/api/messages/${id}/`).set(admin.bearer).expect(404);
      await put(id, { status: 'read' }).expect(404);
      const { body } = await remove(id).expect(404);
      expect(body.detail).toBe('Message not found.');
    },
  );

  it('is for administrators alone', async () => {
    const { id } = await arrive(server);
    const { http } = server;
    const calls = [
      () => http.get('/api/messages/'),
      () => http.get(`/api/messages/${id}/`),
      () => http.put(`/api/messages/${id}/`).send({ status: 'read' }),
      () => http.delete(`/api/messages/${id}/`),
      () => http.post(`/api/messages/${id}/replies/`).send({ content: 'Hello' }),
    ];
    for (const call of calls) {
      await call().expect(401);
      await call().set(user.bearer).expect(403);
    }
    expect(await get(id)).toMatchObject({ status: 'unread', replies: [] });
  });
});
