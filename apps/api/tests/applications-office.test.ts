// @module-tag database
import { randomUUID } from 'node:crypto';
import { type Application, LIST_PAGE_SIZE } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { SECOND_MS } from '../src/lib/clock.ts';
import {
  application,
  applicationsArrive,
  type StoredApplication as Stored,
} from './testing/applications.ts';
import { auditOf } from './testing/office.ts';
import { newAdmin, newUser } from './testing/people.ts';
import { sendMails } from './testing/send-mails.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { clock } = server.platform;
const admin = await newAdmin(server);
const user = await newUser(server);

type Query = Record<string, string>;

const ask = (path: string, query: Query = {}) =>
  server.http.get(path).query(query).set(admin.bearer);
const get = (path: string, query: Query = {}) => ask(`/api/applications/${path}`, query);
const count = (query: Query) => ask('/api/counts/applications/', query);
const exportAll = (query: Query) => ask('/api/exports/applications/', query);
const page = async (query: Query) =>
  (await get('', query).expect(200)).body as { items: Application[]; next: string | null };
const names = async (query: Query) => (await page(query)).items.map(({ name }) => name);
const put = (id: string, body: object) =>
  server.http.put(`/api/applications/${id}/`).set(admin.bearer).send(body);

const arrive = (...all: Partial<Stored>[]) => applicationsArrive(server, ...all);

/** A word that only the applications of one test hold. */
const newWord = () => `word${randomUUID().slice(0, 8)}`;
const times = (count: number, make: (index: number) => Partial<Stored>) =>
  Array.from({ length: count }, (_, index) => make(index));

describe('the list of applications', () => {
  it('shows the newest first, whole', async () => {
    const interests = newWord();
    const [, id] = await arrive({ interests, name: 'Older' }, { interests, name: 'Newer' });
    const { items, next } = await page({ q: interests });
    expect(items.map(({ name }) => name)).toEqual(['Newer', 'Older']);
    expect(next).toBeNull();
    const { createdAt, ...rest } = application(server, {
      ...{ id: String(id), name: 'Newer', interests },
    });
    const shared = { assigneeId: null, language: '', seen: false, last_reply: null };
    expect(items[0]).toEqual({ ...rest, ...shared, date: createdAt.toISOString() });
  });

  it('comes to its end a page at a time, each one once, while new ones arrive', async () => {
    const message = newWord();
    const total = LIST_PAGE_SIZE * 2 + 3;
    await arrive(...times(total, (index) => ({ message, name: `N${index}` })));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { items, next } = await page({ q: message, ...(after ? { after } : {}) });
      seen.push(...items.map(({ name }) => name));
      after = next;
      await arrive({ message, name: 'Late' });
    } while (after);
    expect(seen).toEqual(times(total, () => ({})).map((_, index) => `N${total - 1 - index}`));
  });

  it('leaves none out that came in one moment, or when the last of a page is deleted', async () => {
    const message = newWord();
    const createdAt = clock.now();
    const all = await arrive(...times(LIST_PAGE_SIZE + 5, () => ({ message, createdAt })));
    const first = await page({ q: message });
    await server.http
      .delete(`/api/applications/${first.items.at(-1)?.id}/`)
      .set(admin.bearer)
      .expect(204);
    const second = await page({ q: message, after: String(first.next) });
    const seen = [...first.items, ...second.items].map(({ id }) => id);
    expect(seen).toEqual([...all].sort().reverse());
    expect(second.next).toBeNull();
  });

  it('says that nothing follows when a page is exactly full', async () => {
    const message = newWord();
    await arrive(...times(LIST_PAGE_SIZE, () => ({ message })));
    expect((await page({ q: message })).next).toBeNull();
  });

  it.each(['bm9uc2Vuc2U', "' OR 1=1", 'a'.repeat(201)])('refuses the page %s', async (after) => {
    const { body } = await get('', { after }).expect(422);
    expect(body.errors[0].path).toBe('after');
  });
});

describe('the filters', () => {
  it('narrow by kind and by status, and work together', async () => {
    const email = `${newWord()}@example.com`;
    await arrive(
      { email, name: 'A', kind: 'internship', status: 'new' },
      { email, name: 'B', kind: 'training', status: 'new', program: 'UI/UX Design' },
      { email, name: 'C', kind: 'training', status: 'declined' },
      { name: 'D', kind: 'training', status: 'new' },
    );
    expect(await names({ q: email })).toEqual(['C', 'B', 'A']);
    expect(await names({ q: email, kind: 'training' })).toEqual(['C', 'B']);
    expect(await names({ q: email, status: 'new' })).toEqual(['B', 'A']);
    expect(await names({ q: email, kind: 'training', status: 'new' })).toEqual(['B']);
    expect(await names({ q: email, status: 'accepted' })).toEqual([]);
  });

  it.each(['name', 'email', 'program', 'education', 'interests', 'message'])(
    'search in the %s, in any case',
    async (field) => {
      const word = newWord();
      const [id] = await arrive({ [field]: `Before ÉCOLE-${word.toUpperCase()} after` });
      const { items } = await page({ q: ` école-${word} ` });
      expect(items.map((one) => one.id)).toEqual([id]);
    },
  );

  it.each([
    ['100%', '100% sure', '1000 sure'],
    ['snake_case', 'snake_case', 'snakeXcase'],
    ['wow!', 'wow! so', 'wow? so'],
    ['%', 'half: 50%', 'half: 50'],
    ["o'clock", "nine o'clock", 'nine oclock'],
  ])('find %s as it is typed and nothing like it', async (typed, right, wrong) => {
    const word = newWord();
    await arrive({ message: `${right} ${word}` }, { message: `${wrong} ${word}` });
    const found = (await page({ q: typed })).items.filter(({ message }) => message.includes(word));
    expect(found.map(({ message }) => message)).toEqual([`${right} ${word}`]);
  });

  it('find nothing for what no text holds', async () => {
    expect(await page({ q: 'a\u0000b' })).toEqual({ items: [], next: null });
    expect((await count({ q: 'a\u0000b' }).expect(200)).body.new).toBe(0);
    expect((await exportAll({ q: 'a\u0000b' }).expect(200)).text).toMatch(/^[^\n]*\r\n$/);
  });

  it('are refused when they name what does not exist', async () => {
    await get('', { kind: 'job' }).expect(422);
    await get('', { status: 'lost' }).expect(422);
    await count({ kind: 'job' }).expect(422);
    await exportAll({ status: 'lost' }).expect(422);
  });
});

describe('the counts', () => {
  it('say how many stand where, of those that match', async () => {
    const message = newWord();
    const kind = 'training';
    await arrive({ message }, { message }, { message, status: 'accepted' }, { message, kind });
    expect((await count({ q: message }).expect(200)).body).toEqual({
      new: 3,
      shortlisted: 0,
      accepted: 1,
      declined: 0,
    });
    expect((await count({ q: message, kind }).expect(200)).body.new).toBe(1);
  });
});

describe('an application that was answered', () => {
  it('says so wherever it is shown, by whom and when, and stays in its place', async () => {
    const [id = '', other = ''] = await arrive({ name: 'Mbah' }, { name: 'Njoh' });
    const reply = (content: string) => {
      server.clock.advance(SECOND_MS);
      const path = `/api/applications/${id}/replies/`;
      return server.http.post(path).set(admin.bearer).send({ content }).expect(201);
    };
    await reply('First');
    await reply('Second');
    const last_reply = { author: 'Ngozi Fonyuy', date: clock.now().toISOString(), unsent: false };
    const { items } = await page({});
    expect(items.find((one) => one.id === id)).toMatchObject({ status: 'new', last_reply });
    expect(items.find((one) => one.id === other)).toMatchObject({ last_reply: null });
    expect((await get(`${id}/`).expect(200)).body).toMatchObject({ last_reply });
    const { body } = await put(id, { status: 'accepted' }).expect(200);
    expect(body).toMatchObject({ last_reply });
    // kept as a file, it has reached nobody
    await sendMails(server);
    expect((await get(`${id}/`)).body.last_reply).toEqual({ ...last_reply, unsent: true });
  });
});

describe('the status of an application', () => {
  const pending = async () =>
    (await server.http.get('/api/admin/overview/').set(admin.bearer).expect(200)).body.pendingTasks;

  it('is changed and stays so; only new ones are pending', async () => {
    const [id = ''] = await arrive({ name: 'Mbah' });
    const before = await pending();
    const { body } = await put(id, { status: 'shortlisted' }).expect(200);
    expect(body).toMatchObject({ id, name: 'Mbah', status: 'shortlisted' });
    expect((await get(`${id}/`).expect(200)).body).toEqual({
      ...body,
      replies: [],
      unsent_files: [],
      notes: [],
    });
    expect(await pending()).toBe(before - 1);
    await put(id, { status: 'accepted' }).expect(200);
    expect(await pending()).toBe(before - 1);
    await put(id, { status: 'new' }).expect(200);
    expect(await pending()).toBe(before);
  });

  it('is in the log with who changed it, and a change to the same is not', async () => {
    const [id = ''] = await arrive({ name: 'Mbah' });
    await put(id, { status: 'shortlisted' }).expect(200);
    await put(id, { status: 'shortlisted' }).expect(200);
    expect(await auditOf(server, admin, id)).toMatchObject([
      {
        actor: admin.email,
        action: 'changed',
        subject: 'application',
        name: 'Internship application',
        before: { status: 'new' },
        after: { status: 'shortlisted' },
      },
    ]);
  });

  it('is all that can be changed', async () => {
    const [id = ''] = await arrive({ name: 'Mbah' });
    const { body } = await put(id, { status: 'declined', name: 'Other', id: 'x' }).expect(200);
    expect(body).toMatchObject({ id, name: 'Mbah', status: 'declined' });
    await put(id, { status: 'lost' }).expect(422);
    await put(id, {}).expect(422);
    expect((await get(`${id}/`)).body.status).toBe('declined');
  });
});

describe('deleting an application', () => {
  it('leaves in the log that it was deleted, and nothing of who had applied', async () => {
    const [id = ''] = await arrive({ name: 'Mbah', message: 'Something private' });
    await server.http.delete(`/api/applications/${id}/`).set(admin.bearer).expect(204);
    const entries = await auditOf(server, admin, id);
    expect(entries).toMatchObject([{ action: 'deleted', before: { status: 'new' } }]);
    expect(JSON.stringify(entries)).not.toMatch(/Mbah|private|kum@/);
  });

  it('takes it away for good, with the answers to it', async () => {
    const email = `${newWord()}@example.com`;
    const [id = ''] = await arrive({ email });
    const path = `/api/applications/${id}/`;
    await server.http
      .post(`${path}replies/`)
      .set(admin.bearer)
      .send({ content: 'Hello' })
      .expect(201);
    await server.http.delete(path).set(admin.bearer).expect(204);
    expect(await names({ q: email })).toEqual([]);
    await server.http.delete(path).set(admin.bearer).expect(404);
    const { read, tables } = server.platform.database;
    const answers = await read.select().from(tables.replies);
    expect(answers.filter(({ conversationId }) => conversationId === id)).toEqual([]);
  });
});

describe('an application that is not there', () => {
  it.each(['019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20', 'nobody'])(
    'is reported as missing: %s',
    async (id) => {
      await get(`${id}/`).expect(404);
      await put(id, { status: 'accepted' }).expect(404);
      const { body } = await server.http
        .delete(`/api/applications/${id}/`)
        .set(admin.bearer)
        .expect(404);
      expect(body.detail).toBe('Application not found.');
    },
  );
});

describe('the export', () => {
  const HEADER =
    'Received (UTC),Kind,Status,Name,Email,Phone,Program,Education,Interests,Message,Language\r\n';
  const exported = async (query: Query) => {
    const { body } = await exportAll(query).buffer().responseType('blob').expect(200);
    return (body as Buffer).toString('utf8');
  };

  it('is a file that spreadsheets open, with accents, and named after its day', async () => {
    const message = newWord();
    await arrive({ message, name: 'Élodie Ngô' });
    const response = await exportAll({ q: message }).expect(200);
    const day = clock.now().toISOString().slice(0, 10);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename=applications-${day}.csv`,
    );
    expect(response.headers['cache-control']).toBe('no-store');
    const received = clock.now().toISOString().slice(0, 19).replace('T', ' ');
    expect(await exported({ q: message })).toBe(
      `\uFEFF${HEADER}${received},internship,new,Élodie Ngô,kum@example.com,,,BSc,Databases,${message},\r\n`,
    );
  });

  it('keeps commas, quotes and lines together, and lets no formula run', async () => {
    const word = newWord();
    await arrive({
      name: '=HYPERLINK("http://gold.example","Click")',
      phone: '+237 6 00 00 00 00',
      program: '@SUM(A1)',
      education: '-1+1',
      interests: 'maps, "old" ones',
      message: `two\nlines ${word}`,
    });
    const text = await exported({ q: word });
    expect(text).toContain(`,"'=HYPERLINK(""http://gold.example"",""Click"")",`);
    expect(text).toContain(`,'+237 6 00 00 00 00,'@SUM(A1),'-1+1,"maps, ""old"" ones",`);
    expect(text).toContain(`,"two\nlines ${word}",\r\n`);
  });

  it('holds what the filters show, newest first, however much that is', async () => {
    const message = newWord();
    const total = 405;
    await arrive(...times(total, (index) => ({ message, name: `N${index}` })), {
      message,
      status: 'declined',
    });
    const lines = (await exported({ q: message, status: 'new' })).trimEnd().split('\r\n').slice(1);
    const rows = lines.map((line) => line.split(',')[3]);
    expect(rows).toEqual(times(total, () => ({})).map((_, index) => `N${total - 1 - index}`));
  });

  it('is the header alone when nothing matches', async () => {
    expect(await exported({ q: newWord() })).toBe(`\uFEFF${HEADER}`);
  });
});

describe('the applications', () => {
  it('are for administrators alone', async () => {
    const [id = ''] = await arrive({});
    const { http } = server;
    const calls = [
      () => http.get('/api/applications/'),
      () => http.get('/api/counts/applications/'),
      () => http.get('/api/exports/applications/'),
      () => http.get(`/api/applications/${id}/`),
      () => http.put(`/api/applications/${id}/`).send({ status: 'accepted' }),
      () => http.delete(`/api/applications/${id}/`),
      () => http.post(`/api/applications/${id}/replies/`).send({ content: 'Hello' }),
    ];
    for (const call of calls) {
      await call().expect(401);
      await call().set(user.bearer).expect(403);
    }
    expect((await get(`${id}/`).expect(200)).body.status).toBe('new');
  });
});
