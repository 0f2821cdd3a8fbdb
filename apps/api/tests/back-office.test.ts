import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteInstallation } from '../src/db/installation.ts';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { MINUTE_MS } from '../src/lib/clock.ts';
import { newAdmin, newUser, type SignedIn } from './testing/people.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let platform: TestServer['platform'];
let database: TestServer['platform']['database'];
let admin: SignedIn;
let user: SignedIn;
beforeEach(async () => {
  server = await startTestServer();
  ({ platform } = server);
  ({ database } = platform);
  admin = await newAdmin(server);
  server.clock.advance(MINUTE_MS);
  user = await newUser(server);
  await seedDefaults(database, platform);
});
afterEach(() => server.close());

const overview = async () =>
  (await server.http.get('/api/admin/overview/').set(admin.bearer).expect(200)).body;

const message = (subject: string, status: 'unread' | 'read') => ({
  id: platform.ids.next(),
  type: 'contact-form' as const,
  name: 'Brenda',
  email: 'brenda@example.com',
  subject,
  content: 'Hello',
  status,
  isEmail: false,
  createdAt: server.clock.now(),
});

const application = (status: 'new' | 'accepted') => ({
  id: platform.ids.next(),
  kind: 'internship' as const,
  name: 'Kum',
  email: 'kum@example.com',
  phone: '',
  education: 'BSc',
  interests: 'Databases',
  program: '',
  message: 'Please',
  status,
  createdAt: server.clock.now(),
});

describe('the overview', () => {
  it('counts what is there (ADM-02)', async () => {
    expect(await overview()).toEqual({
      totalUsers: 2,
      activeProjects: 3,
      pendingTasks: 0,
      revenue: '',
      unread: 0,
      newApplications: 0,
      drafts: 0,
      scheduled: 0,
      failedMails: 0,
      reads: { total: 0, top: [] },
      activity: [],
      storage: { level: 'enough', freeBytes: 0, totalBytes: 0 },
      mail: 'folder',
    });
  });

  it('counts unread messages, drafts and new applications as pending', async () => {
    const { messages, applications } = database.tables;
    await database.write(async (tx) => {
      await tx.insert(messages).values([message('One', 'unread'), message('Two', 'read')]);
      await tx.insert(applications).values([application('new'), application('accepted')]);
    });
    await server.http
      .post('/blogs/')
      .set(admin.bearer)
      .send({ title: 'Draft', description: 'Not yet', posts: ['Text'] })
      .expect(201);
    expect(await overview()).toMatchObject({ pendingTasks: 3, unread: 1, newApplications: 1 });
  });

  it('shows the newest few acts of administrators (ADM-02)', async () => {
    const body = { title: 'Draft', description: 'Not yet', posts: ['Text'] };
    for (let count = 0; count < 9; count += 1) {
      await server.http.post('/blogs/').set(admin.bearer).send(body).expect(201);
    }
    const { activity } = await overview();
    expect(activity).toHaveLength(8);
    const audit = await server.http.get('/api/audit/').set(admin.bearer).expect(200);
    expect(activity).toEqual(audit.body.items.slice(0, 8));
    expect(activity[0]).toMatchObject({ action: 'created', subject: 'post', actor: admin.email });
  });

  it('says the revenue once it is noted', async () => {
    await database.write((tx) =>
      noteInstallation(tx, database.tables, 'revenue', '12 500 000 XAF'),
    );
    expect((await overview()).revenue).toBe('12 500 000 XAF');
  });
});

describe('the list of accounts', () => {
  it('shows the newest first, and nothing secret', async () => {
    const { body, text } = await server.http.get('/api/users/').set(admin.bearer).expect(200);
    expect(body.items.map(({ email }: { email: string }) => email)).toEqual([
      user.email,
      admin.email,
    ]);
    expect(body.items[0]).toEqual({
      id: body.items[0].id,
      version: 1,
      name: 'Ngozi Fonyuy',
      email: user.email,
      role: 'user',
      status: 'active',
      lastLogin: server.clock.now().toISOString(),
      twoSteps: false,
    });
    expect(text).not.toMatch(/password|hash|\$2/i);
  });
});

describe.each([
  '/api/admin/overview/',
  '/api/admin/waiting/',
  '/api/users/',
  '/api/messages/',
  '/api/applications/',
])('%s', (path) => {
  it('is for administrators alone', async () => {
    await server.http.get(path).expect(401);
    await server.http.get(path).set(user.bearer).expect(403);
    const { headers } = await server.http.get(path).set(admin.bearer).expect(200);
    expect(headers['cache-control']).toBe('private, no-cache');
  });
});

describe('what waits for an administrator', () => {
  const get = async (path: string, bearer = admin.bearer) =>
    (await server.http.get(path).set(bearer).expect(200)).body;
  const idOf = async ({ email }: { email: string }) =>
    String((await server.dependencies.users.getByEmail(database.read, email))?.id);
  /** Each figure beside how many its list has, by the filters of its link in the dashboard. */
  const waiting = async ({ bearer } = admin) => {
    const counted = await get('/api/admin/waiting/', bearer);
    const length = async (path: string) => (await get(path, bearer)).items.length;
    expect(counted).toEqual({
      messages: await length('/api/messages/?seen=no&assignee=me-or-nobody&state=open&limit=100'),
      answering: await length('/api/messages/?assignee=me&state=open&limit=100'),
      newApplications: await length(
        '/api/applications/?status=new&assignee=me-or-nobody&limit=100',
      ),
      drafts: await length('/api/posts/?drafts=mine&limit=100'),
      submitted: await length('/api/posts/?status=submitted&limit=100'),
      scheduled: await length('/api/posts/?status=scheduled&limit=100'),
      failedMails: await length('/api/outbox/?status=failed&limit=100'),
      translations: (await get('/api/translations/?locale=fr')).records.filter(
        ({ state }: { state: string }) => state !== 'current',
      ).length,
    });
    return counted;
  };

  it('is what they or nobody answers and they have not opened, and their own drafts', async () => {
    server.clock.advance(MINUTE_MS);
    const kofi = await newAdmin(server);
    const before = { ama: await waiting(), kofi: await waiting(kofi) };
    server.clock.advance(MINUTE_MS);
    const { messages, conversations } = database.tables;
    const arrived = ['One', 'Two', 'Three', 'Four'].map((name) => message(name, 'unread'));
    await database.write(async (tx) => {
      await tx.insert(messages).values(arrived);
      await tx.insert(conversations).values(arrived.map(({ id }) => ({ id, messageId: id })));
    });
    const change = (place: number, body: object, bearer = admin.bearer) =>
      server.http.put(`/api/messages/${arrived[place]?.id}/`).set(bearer).send(body).expect(200);
    await change(0, { assigneeId: await idOf(kofi) });
    await change(1, { seen: true });
    await change(2, { state: 'answered' });
    const draft = { title: 'Mine', description: 'Not yet', posts: ['Text'] };
    await server.http.post('/blogs/').set(kofi.bearer).send(draft).expect(201);
    const publish_at = new Date(server.clock.now().getTime() + MINUTE_MS).toISOString();
    await server.http
      .post('/blogs/')
      .set(kofi.bearer)
      .send({ ...draft, status: 'scheduled', publish_at })
      .expect(201);
    const after = { ama: await waiting(), kofi: await waiting(kofi) };
    // the fourth; what was given to a colleague, opened or answered does not wait for her
    expect(after.ama.messages - before.ama.messages).toBe(1);
    expect(after.ama.answering).toBe(before.ama.answering);
    expect(after.ama.drafts).toBe(before.ama.drafts);
    // his, the one that she has opened, and the fourth
    expect(after.kofi.messages - before.kofi.messages).toBe(3);
    expect(after.kofi.answering - before.kofi.answering).toBe(1);
    expect(after.kofi.drafts - before.kofi.drafts).toBe(1);
    expect(after.ama.scheduled - before.ama.scheduled).toBe(1);
    // opened, it is still his to answer
    await change(0, { seen: true }, kofi.bearer);
    const read = await waiting(kofi);
    expect(after.kofi.messages - read.messages).toBe(1);
    expect(read.answering).toBe(after.kofi.answering);
    await change(0, { state: 'closed' }, kofi.bearer);
    expect((await waiting(kofi)).answering).toBe(before.kofi.answering);
  });

  it('finds drafts among what is looked for, and none among what is published', async () => {
    const draft = { title: 'Draft', description: 'Not yet', posts: ['Text'] };
    await server.http.post('/blogs/').set(admin.bearer).send(draft).expect(201);
    const found = await get('/api/posts/?drafts=mine&q=Draft&limit=100');
    expect(found.items.length).toBeGreaterThan(0);
    await server.http
      .post('/blogs/')
      .set(admin.bearer)
      .send({ ...draft, status: 'published' })
      .expect(201);
    expect((await get('/api/posts/?drafts=mine&status=published')).items).toEqual([]);
  });
});
