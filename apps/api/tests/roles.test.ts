// @module-tag database
import { type Post, type Role, scopesOf } from '@vitrine/contracts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { plainPicture } from './testing/files.ts';
import { contactForm } from './testing/forms.ts';
import { arrive, readEvents } from './testing/office.ts';
import { newAdmin, newStaff, PASSWORD, type SignedIn } from './testing/people.ts';
import { askForToken, newToken } from './testing/personal-tokens.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, platform, dependencies } = server;
const admin = await newAdmin(server);
const writer = await newStaff(server, 'writer');
const desk = await newStaff(server, 'desk');

const get = (who: SignedIn, path: string) => http.get(path).set(who.bearer);
const put = (who: SignedIn, path: string, body: object) =>
  http.put(path).set(who.bearer).send(body);
const post = (who: SignedIn, path: string, body: object = {}) =>
  http.post(path).set(who.bearer).send(body);

const text = (changes: object = {}) => ({
  ...{ title: 'Lanterns', description: 'Of harbours', icon: '📝', color: 'blue' },
  posts: ['A first paragraph.'],
  ...changes,
});
const write = async (who: SignedIn, changes: object = {}): Promise<Post> =>
  (await post(who, '/blogs/', text(changes)).expect(201)).body;
const secret = (changes: object = {}) => write(admin, { title: 'A secret merger', ...changes });

const become = (who: SignedIn, role: Role) =>
  platform.database.write(async (tx) => {
    const user = await dependencies.users.getByEmail(tx, who.email);
    await dependencies.users.update(tx, String(user?.id), { role });
  });

describe('signing in', () => {
  it.each([
    ['admin', 'admin', true],
    ['writer', 'writer', true],
    ['desk', 'desk', true],
    ['editor', 'user', false],
    ['user', 'user', false],
  ] as const)('as %s acts as %s', async (role, acts, isLetIn) => {
    const { email } = await newStaff(server, role);
    const form = { email, password: PASSWORD };
    const login = await http.post('/auth/login').send(form).expect(200);
    expect(login.body.user.role).toBe(acts);
    const office = await http.post('/api/login/').send({ ...form, username: email });
    expect(office.body).toMatchObject({ role: acts, is_admin: isLetIn });
  });
});

describe('a writer', () => {
  it('writes a draft, sees its versions and a preview, keeps a draft of it, and submits it', async () => {
    const { id } = await write(writer);
    const changed = await put(
      writer,
      `/blogs/${id}`,
      text({ title: 'Buoys', status: 'submitted' }),
    );
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ title: 'Buoys', status: 'submitted' });
    expect((await get(writer, `/blogs/${id}`).expect(200)).body.version).toBe(2);
    const versions = await get(writer, `/api/posts/${id}/versions/`).expect(200);
    expect(versions.body).toHaveLength(2);
    await get(writer, `/api/posts/${id}/versions/1/`).expect(200);
    await post(writer, `/api/posts/${id}/versions/1/restore/`).expect(200);
    await get(writer, `/api/posts/${id}/reads/`).expect(200);
    await put(writer, `/api/posts/${id}/draft/`, { content: 'half', version: 0 }).expect(200);
    const { body } = await post(writer, `/api/posts/${id}/preview/`).expect(200);
    const token = body.url.split('/').at(-1);
    const preview = await http.get(`/api/articles/preview/${token}/`).expect(200);
    expect(preview.body.title).toBe('Lanterns');
    await http.get(`/blogs/${id}`).expect(404);
    expect((await get(admin, '/api/admin/waiting/')).body.submitted).toBeGreaterThan(0);
  });

  it('names an author, as everyone who writes', async () => {
    const member = { name: 'Enow', role: 'Engineer', image: '' };
    const author = await post(admin, '/teamMembers/', member).expect(201);
    const { id } = await write(writer, { author_id: author.body.id });
    const { body } = await get(writer, `/blogs/${id}`).expect(200);
    expect(body.author).toMatchObject({ name: 'Enow' });
  });

  const later = '2099-01-01T00:00:00.000Z';
  it.each(['published', 'scheduled'])('makes nothing %s', async (status) => {
    const wanted = text({ status, ...(status === 'scheduled' && { publish_at: later }) });
    const made = await post(writer, '/blogs/', wanted);
    expect([made.status, made.body.code]).toEqual([403, 'forbidden']);
    const { id } = await write(writer);
    const changed = await put(writer, `/blogs/${id}`, wanted);
    expect([changed.status, changed.body.code]).toEqual([403, 'forbidden']);
    expect((await get(writer, `/blogs/${id}`)).body.status).toBe('draft');
  });

  it('leaves what was published or scheduled as it is, and still reads it', async () => {
    for (const status of ['published', 'scheduled']) {
      const { id } = await write(writer, { status: 'submitted' });
      await put(admin, `/blogs/${id}`, text({ status, publish_at: later })).expect(200);
      await put(writer, `/blogs/${id}`, text({ title: 'Mine' })).expect(403);
      await put(writer, `/blogs/${id}`, text({ status: 'draft' })).expect(403);
      await post(writer, `/api/posts/${id}/versions/1/restore/`).expect(403);
      await http.delete(`/blogs/${id}`).set(writer.bearer).expect(403);
      await get(writer, `/blogs/${id}`).expect(200);
      await get(writer, `/api/posts/${id}/versions/`).expect(200);
    }
  });

  it('finds nothing of what others have not published', async () => {
    const { id } = await secret();
    const stale = put(writer, `/blogs/${id}`, text()).set('If-Match', '"7"');
    const tried = [
      get(writer, `/blogs/${id}`),
      get(writer, `/api/posts/${id}/versions/`),
      get(writer, `/api/posts/${id}/versions/1/`),
      get(writer, `/api/posts/${id}/reads/`),
      get(writer, `/api/posts/${id}/draft/`),
      put(writer, `/api/posts/${id}/draft/`, { content: 'x', version: 0 }),
      post(writer, `/api/posts/${id}/preview/`),
      post(writer, `/api/posts/${id}/versions/1/restore/`),
      put(writer, `/blogs/${id}`, text()),
      stale,
      http.delete(`/blogs/${id}`).set(writer.bearer),
    ];
    for (const { status, body } of await Promise.all(tried)) {
      expect(status).toBe(404);
      expect(JSON.stringify(body)).not.toContain('merger');
    }
  });

  it('changes no published article of others', async () => {
    const { id } = await secret({ status: 'published' });
    const { status, body } = await put(writer, `/blogs/${id}`, text()).set('If-Match', '"7"');
    expect([status, body.code]).toEqual([403, 'forbidden']);
    await http.delete(`/blogs/${id}`).set(writer.bearer).expect(403);
    await get(writer, `/api/posts/${id}/versions/`).expect(404);
  });

  it('lists and counts own articles alone', async () => {
    const other = await newStaff(server, 'writer');
    await secret();
    await write(other, { title: 'By someone else' });
    const person = await newStaff(server, 'writer');
    await write(person, { title: 'One' });
    await write(person, { title: 'Two', status: 'submitted' });
    for (const search of ['', '?status=draft', '?q=o', '?drafts=mine']) {
      const { body } = await get(person, `/api/posts/${search}`).expect(200);
      const titles = body.items.map(({ title }: Post) => title);
      expect(titles).toEqual(expect.arrayContaining(['One']));
      expect(['One', 'Two']).toEqual(expect.arrayContaining(titles));
      expect(body.counts).toMatchObject({ total: 2, drafts: 2, published: 0, sections: 2 });
    }
    const whole = await get(person, '/blogs/').expect(200);
    const statuses = whole.body.map(({ status }: Post) => status);
    expect(statuses.every((status: string) => status === 'published')).toBe(true);
  });
});

describe('pictures of the library', () => {
  const upload = async (who: SignedIn) => {
    const file = await plainPicture(64, 48).png().toBuffer();
    const request = http.post('/api/library/').set(who.bearer);
    return (await request.attach('file', file, 'harbour.png').expect(201)).body;
  };
  const replace = async (who: SignedIn, id: string) => {
    const file = await plainPicture(32, 32).png().toBuffer();
    return http.post(`/api/library/${id}/file/`).set(who.bearer).attach('file', file, 'new.png');
  };

  it('are replaced by a writer who alone shows them', async () => {
    const { id, url } = await upload(writer);
    const article = await write(writer, { posts: [`![](${url})`] });
    expect((await replace(writer, id)).status).toBe(200);
    const { body } = await get(writer, `/blogs/${article.id}`).expect(200);
    expect(body.posts[0]).not.toContain(url);
  });

  it.each(['draft', 'published'])('stay where a %s of others shows them', async (status) => {
    const { id, url } = await upload(admin);
    await secret({ status, posts: [`![](${url})`] });
    const uses = await get(writer, `/api/library/${id}/uses/`).expect(200);
    expect(uses.body).toEqual([]);
    expect((await get(admin, `/api/library/${id}/uses/`)).body).toHaveLength(1);
    const replaced = await replace(writer, id);
    const focused = await put(writer, `/api/library/${id}/`, { focus: { x: 10, y: 10 } });
    const deleted = await http.delete(`/api/library/${id}/?earlier=lose`).set(writer.bearer);
    for (const { status: refused, body } of [replaced, focused, deleted]) {
      expect([refused, body.code]).toEqual([403, 'forbidden']);
      expect(body.detail).not.toContain('merger');
    }
  });
});

describe('the dashboard', () => {
  it('counts for each role what it holds', async () => {
    const keys = async (who: SignedIn, path: string) =>
      Object.keys((await get(who, path).expect(200)).body).sort();
    expect(await keys(desk, '/api/admin/waiting/')).toEqual([
      'answering',
      'messages',
      'newApplications',
    ]);
    expect(await keys(writer, '/api/admin/waiting/')).toEqual(['drafts']);
    expect(await keys(desk, '/api/admin/overview/')).toEqual(['mail', 'newApplications', 'unread']);
    expect(await keys(writer, '/api/admin/overview/')).toEqual(['mail']);
    expect(await keys(admin, '/api/admin/overview/')).toHaveLength(13);
  });
});

describe('the inbox', () => {
  it('is worked at the desk, and given to who works there alone', async () => {
    const { id } = await arrive(server);
    const staff = (await get(desk, '/api/staff/').expect(200)).body as { id: string }[];
    const { body: own } = await get(desk, '/api/account/').expect(200);
    const { body: foreign } = await get(writer, '/api/account/').expect(200);
    const ids = staff.map((one) => one.id);
    expect(ids).toContain(own.id);
    expect(ids).not.toContain(foreign.id);
    await put(desk, `/api/messages/${id}/`, { assigneeId: own.id }).expect(200);
    await put(desk, `/api/messages/${id}/`, { assigneeId: foreign.id }).expect(422);
    await post(desk, `/api/messages/${id}/notes/`, { content: 'Call back' }).expect(201);
    await post(desk, `/api/messages/${id}/replies/`, { content: 'Gladly' }).expect(201);
  });
});

describe('the trash', () => {
  const kindsOf = async (who: SignedIn) => {
    const { body } = await get(who, '/api/trash/').expect(200);
    return body.items.map(({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`);
  };
  const remove = (who: SignedIn, path: string) => http.delete(path).set(who.bearer).expect(204);

  it('shows each role what it holds, and of articles to a writer what they deleted', async () => {
    const message = await arrive(server, { subject: 'About boats' });
    const hidden = await secret();
    const own = await write(writer, { title: 'My draft' });
    await remove(desk, `/api/messages/${message.id}/`);
    await remove(admin, `/blogs/${hidden.id}`);
    await remove(writer, `/blogs/${own.id}`);
    expect(await kindsOf(desk)).toEqual(['message About boats']);
    expect(await kindsOf(writer)).toEqual(['post My draft']);
    expect(await kindsOf(admin)).toHaveLength(3);

    await post(desk, `/api/trash/post/${hidden.id}/restore/`).expect(403);
    await post(writer, `/api/trash/post/${hidden.id}/restore/`).expect(403);
    await post(writer, `/api/trash/message/${message.id}/restore/`).expect(403);
    await http.delete(`/api/trash/message/${message.id}/`).set(writer.bearer).expect(403);
    await http.delete(`/api/trash/post/${hidden.id}/`).set(writer.bearer).expect(403);
    await post(writer, `/api/trash/post/${own.id}/restore/`).expect(200);
    await remove(writer, `/blogs/${own.id}`);

    const until = platform.clock.now().toISOString();
    expect((await post(desk, '/api/trash/empty/', { until }).expect(200)).body.deleted).toBe(1);
    expect((await post(writer, '/api/trash/empty/', { until }).expect(200)).body.deleted).toBe(1);
    expect(await kindsOf(admin)).toEqual(['post A secret merger']);
  });

  it('does not tell a writer what an article is called that is there', async () => {
    const { id } = await secret();
    const { status, body } = await post(writer, `/api/trash/post/${id}/restore/`);
    expect(status).toBe(410);
    expect(JSON.stringify(body)).not.toContain('merger');
  });
});

describe('live events', () => {
  const listen = async (who: SignedIn) => {
    const events = await readEvents(server.url, who);
    onTestFinished(() => events.leave());
    return events;
  };

  it('tell each role of what it holds', async () => {
    const [atDesk, atWriter] = [await listen(desk), await listen(writer)];
    await secret();
    await http.post('/api/contact/').send(contactForm()).expect(202);
    const own = await write(writer, { title: 'Heard' });
    expect(await atDesk.next()).toMatchObject({ kind: 'message', unread: expect.any(Number) });
    expect(await atWriter.next()).toEqual({ kind: 'change', subject: 'post', id: own.id });
  });

  it.each(['user', 'desk'] as const)('end for a writer who becomes %s', async (role) => {
    const person = await newStaff(server, 'writer');
    const events = await listen(person);
    await become(person, role);
    await http.post('/api/contact/').send(contactForm()).expect(202);
    expect(await events.next()).toBeUndefined();
  });
});

describe('who is given another role', () => {
  it('is refused with the next request what it does not hold, by session and by token', async () => {
    const person = await newStaff(server, 'admin');
    const token = await newToken(server, person, ['users:read', 'messages:read', 'blog:write']);
    await become(person, 'desk');
    for (const one of [person, { ...person, bearer: token.bearer }]) {
      await get(one, '/api/users/').expect(403);
      await post(one, '/blogs/', text()).expect(403);
      await get(one, '/api/messages/').expect(200);
    }
    await become(person, 'user');
    for (const one of [person, { ...person, bearer: token.bearer }])
      await get(one, '/api/messages/').expect(403);
  });

  it('loses articles of others with publishing', async () => {
    const person = await newStaff(server, 'admin');
    const { id } = await secret();
    const token = await newToken(server, person, ['blog:write']);
    await become(person, 'writer');
    for (const bearer of [person.bearer, token.bearer]) {
      await http.put(`/blogs/${id}`).set(bearer).send(text()).expect(404);
      const made = await http
        .post('/blogs/')
        .set(bearer)
        .send(text({ status: 'published' }));
      expect([made.status, made.body.code]).toEqual([403, 'forbidden']);
    }
  });
});

describe('a personal access token', () => {
  it('is allowed for nothing that the role of its owner does not hold', async () => {
    expect(scopesOf('desk')).toEqual([
      'account:read',
      'messages:read',
      'messages:write',
      'applications:read',
      'applications:write',
      'activity:read',
    ]);
    expect(scopesOf('writer')).toEqual([
      'account:read',
      'blog:read',
      'blog:write',
      'library:read',
      'library:write',
      'activity:read',
    ]);
    await askForToken(server, desk, { scopes: ['blog:read'] }).expect(422);
    await askForToken(server, writer, { scopes: ['messages:read'] }).expect(422);
  });

  it('does not read the log for who holds no more than figures', async () => {
    const { bearer } = await newToken(server, desk, ['activity:read']);
    await http.get('/api/admin/waiting/').set(bearer).expect(200);
    await http.get('/api/audit/').set(bearer).expect(403);
  });
});
