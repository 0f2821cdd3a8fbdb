// @module-tag database
import Sqlite from 'better-sqlite3';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { contactForm, internshipForm } from './testing/forms.ts';
import { newAdmin, newUser, PASSWORD } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';
import { deliveriesOf, register } from './testing/webhooks.ts';

// Every index makes every write longer, so there is none that no query needs. SQLite tells which
// it takes; PostgreSQL has the same ones.

/** The statements that the program has prepared, with the connection it did that on. */
const heard = new Map<string, Sqlite.Database>();
const { prepare } = Sqlite.prototype;
vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, text) {
  heard.set(text, this);
  return prepare.call(this, text);
});

const server = await useTestServer();
// without a mail server issues wait for one, and are not looked for
server.mailer.route = { ...server.mailer.route, mode: 'smtp' };
const { http } = server;

const READ_BY_ADMIN = [
  ...['/api/messages/?folder=archived', '/api/messages/?status=unread', '/api/messages/'],
  ...['/api/messages/?type=internal', '/api/messages/?type=internal&status=read'],
  ...['/api/messages/?assignee=me', '/api/messages/?state=spam'],
  ...['/api/messages/?language=fr', '/api/applications/?language=fr'],
  ...['/api/users/', '/api/users/?role=admin', '/api/users/?status=inactive'],
  ...['/api/users/?role=editor&status=pending'],
  ...['/api/posts/', '/api/posts/?status=draft', '/api/posts/?drafts=mine'],
  ...['/api/articles/?category=blue'],
  ...['/api/applications/', '/api/applications/?status=new'],
  ...['/api/applications/?kind=training', '/api/applications/?kind=training&status=new'],
  ...['/api/applications/?assignee=me', '/api/counts/applications/?assignee=me'],
  ...['/api/applications/?seen=no', '/api/applications/?assignee=nobody'],
  ...['/api/audit/?subject=settings', '/api/audit/?subject_id=post-17'],
  ...['/api/audit/?actor=nobody@example.com', '/api/audit/?actor=nobody@example.com&subject=post'],
  ...[
    '/api/outbox/',
    '/api/outbox/?status=failed',
    '/api/outbox/?status=sent',
    '/api/library/',
    '/api/library-tags/',
    '/sitemap.xml',
  ],
  ...['/api/trash/', '/api/trash/?kind=post'],
  ...['/api/subscribers/', '/api/newsletter-issues/'],
];
const READ_BY_OWNER = [
  ...['/api/connections/', '/api/activity/', '/api/dashboard/', '/api/portfolio/'],
  ...['/api/account/sessions/', '/api/account/archive/'],
];

/** What people do that reads or deletes by an index. */
async function useEverything() {
  const [admin, owner] = [await newAdmin(server), await newUser(server)];
  for (const path of READ_BY_ADMIN) await http.get(path).set(admin.bearer).expect(200);
  for (const path of READ_BY_OWNER) await http.get(path).set(owner.bearer).expect(200);
  // a search that goes on from a place
  for (const title of ['Harbour', 'Another harbour']) {
    const post = { title, description: 'Boats', posts: ['Text'] };
    await http.post('/blogs/').set(admin.bearer).send(post).expect(201);
  }
  const search = () => http.get('/api/posts/').set(admin.bearer);
  const { next } = (await search().query({ q: 'harbour', limit: '1' }).expect(200)).body;
  await search().query({ q: 'harbour', cursor: next }).expect(200);
  await http.post('/api/contact/').send(contactForm()).expect(202);
  const { body } = await http.get('/api/messages/').set(admin.bearer);
  await http.get(`/api/messages/${body.items[0].id}/`).set(admin.bearer).expect(200);
  await http.post('/api/applications/').send(internshipForm()).expect(202);
  const applications = await http.get('/api/applications/').set(admin.bearer);
  const application = `/api/applications/${applications.body.items[0].id}/`;
  await http.get(application).set(admin.bearer).expect(200);
  const settings = (await http.get('/api/settings/').set(admin.bearer)).body;
  const retention = { messagesMonths: 12, applicationsMonths: 12 };
  await http
    .put('/api/settings/')
    .set(admin.bearer)
    .send({ ...settings, retention })
    .expect(200);
  const { email, key, website, filled_ms } = contactForm();
  const subscription = { email, key, website, filled_ms };
  await http.post('/api/newsletter/').send(subscription).expect(202);
  const post = { title: 'Title', description: 'Description', posts: ['text'] };
  await http.post('/blogs/').set(admin.bearer).send(post).expect(201);
  const made = await http.post('/blogs/').set(admin.bearer).send(post).expect(201);
  await http.delete(`/blogs/${made.body.id}`).set(admin.bearer).expect(204);
  await http.delete(`/api/trash/post/${made.body.id}/`).set(admin.bearer).expect(204);
  const erasing = { password: PASSWORD };
  const leaving = await newUser(server);
  await http.post('/api/account/delete/').set(leaving.bearer).send(erasing).expect(204);
  const { id } = await register(server, admin, { url: 'https://127-0-0-1.invalid/hooks' });
  for (const query of [{}, { status: 'queued' }]) await deliveriesOf(server, admin, id, query);
}

/** What the program does by itself. */
async function workByItself() {
  const { outbox, webhooks, keptCalls, publishDue, queueIssues, retention, forgetPastDays } =
    server.dependencies;
  await outbox.sendDue();
  await outbox.purge();
  await webhooks.sendDue();
  await webhooks.purge();
  await keptCalls.purge();
  await server.dependencies.references.purge();
  await server.dependencies.replyFiles.purge();
  await publishDue();
  await queueIssues();
  await retention.forgetOld();
  await forgetPastDays();
}

/** The names of the indexes that a statement reads. */
function indexesOf(statement: string, connection: Sqlite.Database): string[] {
  // no plan depends on what is asked for, only on how
  const values = statement
    .split('?')
    .slice(1)
    .map(() => null);
  const plan = prepare.call(connection, `EXPLAIN QUERY PLAN ${statement}`).all(values);
  return (plan as { detail: string }[]).flatMap(({ detail }) =>
    [...detail.matchAll(/ INDEX (\w+)/g)].map(([, name = '']) => name),
  );
}

/** Every index apart from those that keep two rows from being the same. */
const INDEXES = `SELECT i.name FROM sqlite_master t, pragma_index_list(t.name) i
  WHERE t.type = 'table' AND i.origin = 'c' AND NOT i."unique" ORDER BY i.name`;

describe.skipIf(inject('postgresUrl'))('the indexes of the database', () => {
  beforeAll(async () => {
    await useEverything();
    await workByItself();
  });

  it('are each read by a query of the program', () => {
    const read = new Map<string, string>();
    const statements = [...heard].filter(([text]) => /^(select|update|delete)\b/i.test(text));
    for (const [text, connection] of statements) {
      for (const name of indexesOf(text, connection)) read.set(name, text);
    }
    const [connection] = heard.values();
    const names = connection ? prepare.call(connection, INDEXES).pluck().all() : [];
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !read.has(String(name)))).toEqual([]);
  });
});
