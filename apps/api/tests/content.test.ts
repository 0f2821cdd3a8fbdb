// @module-tag database
import {
  type ContentFieldKind,
  type ContentType,
  contentDefinitions,
  contentTypes,
  type Field,
  type FieldValues,
  words,
  writePicture,
} from '@vitrine/contracts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hostileTexts, tooLongText } from './testing/hostile-texts.ts';
import { auditOf } from './testing/office.ts';
import { newAdmin, newUser } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const admin = await newAdmin(server);
const user = await newUser(server);
const UNKNOWN = '019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20';
const PICTURE = '/art/project-gigbridge/1280x960.webp';

const valueOfKind: Pick<FieldValues, ContentFieldKind> = {
  line: 'A line',
  text: 'A text\n\nof two paragraphs',
  list: ['One', 'Two'],
  count: 3,
  picture: writePicture({ src: PICTURE }),
  link: 'https://example.com/partner',
  social: { linkedin: 'https://example.com/ndolo', twitter: '', github: '' },
  reference: null,
};
/** An entry of which every field says something. */
const sampleOf = (type: ContentType): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<Field<ContentFieldKind>>(contentDefinitions[type].fields).map(
      ([name, { kind }]) => [name, valueOfKind[kind]],
    ),
  );
const samples = Object.fromEntries(contentTypes.map((type) => [type, sampleOf(type)])) as Record<
  ContentType,
  Record<string, unknown>
>;
/** The one field an entry cannot be without, and a text of any length. */
const fieldsOf = (type: ContentType) => {
  const { title, fields } = contentDefinitions[type];
  const text = Object.entries<Field>(fields).find(([, { kind }]) => kind === 'text')?.[0];
  return { required: title, text };
};

const add = (type: ContentType, changes: object = {}) =>
  server.http
    .post(`/${type}/`)
    .set(admin.bearer)
    .send({ ...samples[type], ...changes });
const created = async (type: ContentType, changes: object = {}) =>
  (await add(type, changes).expect(201)).body;
/** Without the address of its page, which lists alone say of a project. */
const asWritten = ({ address: _, ...entry }: Record<string, unknown>) => entry;
const listed = async (type: ContentType) => {
  const asked = server.http.get(`/${type}/`).set('Accept', 'application/json');
  return (await asked.expect(200)).body.map(asWritten);
};

describe.each(contentTypes)('%s', (type) => {
  const { required, text } = fieldsOf(type);
  const change = (id: string, body: object) =>
    server.http.put(`/${type}/${id}`).set(admin.bearer).send(body);

  it('are added once, however often the same addition is sent', async () => {
    const before = await listed(type);
    const key = `added-to-${type}`;
    const together = await Promise.all([1, 2, 3].map(() => created(type, { key })));
    const later = await created(type, { key, [required]: 'Sent again' });
    expect([...together, later]).toEqual(Array(4).fill(together[0]));
    expect(together[0]).not.toHaveProperty('key');
    expect(await listed(type)).toEqual([...before, later]);
    expect(await auditOf(server, admin, later.id)).toMatchObject([{ action: 'created' }]);
    // another's key is another addition
    const other = await newAdmin(server);
    const body = { ...samples[type], key };
    const made = await server.http.post(`/${type}/`).set(other.bearer).send(body).expect(201);
    expect(made.body.id).not.toBe(later.id);
  });

  it('are added at the end and listed in their order, to everyone', async () => {
    const before = (await listed(type)).length;
    const first = await created(type, { [required]: 'Zebra' });
    const second = await created(type, { [required]: 'Aardvark' });
    const all = await listed(type);
    expect(all.slice(before)).toEqual([first, second]);
    const { body } = await server.http.get(`/${type}`).set(user.bearer).expect(200);
    expect(body.map(asWritten)).toEqual(all);
  });

  it('are listed by their place and join behind the last', async () => {
    const first = await created(type);
    const { database } = server.platform;
    const entries = database.tables[type] as typeof database.tables.testimonials;
    await database.write(async (tx) => {
      await tx.update(entries).set({ position: 500 }).where(eq(entries.id, first.id));
      await database.touchContent(tx);
    });
    const last = await created(type);
    expect((await listed(type)).slice(-2)).toEqual([first, last]);
    const again = await created(type);
    expect((await listed(type)).slice(-3)).toEqual([first, last, again]);
  });

  it('hold exactly what was written', async () => {
    const { id, ...rest } = await created(type);
    expect(rest).toEqual({ ...samples[type], version: 1 });
    expect(id).toMatch(/^[\w-]{36}$/);
  });

  it('keep their place when they are changed', async () => {
    const { id } = await created(type);
    await created(type);
    const order = (await listed(type)).map((entry: { id: string }) => entry.id);
    const { body } = await change(id, { ...samples[type], [required]: 'Changed' }).expect(200);
    expect(body).toEqual({ ...samples[type], id, version: 2, [required]: 'Changed' });
    const after = await listed(type);
    expect(after.map((entry: { id: string }) => entry.id)).toEqual(order);
    expect(after).toContainEqual(body);
  });

  it('are gone when they are deleted', async () => {
    const { id } = await created(type);
    await server.http.delete(`/${type}/${id}`).set(admin.bearer).expect(204);
    expect((await listed(type)).map((entry: { id: string }) => entry.id)).not.toContain(id);
    await server.http.delete(`/${type}/${id}`).set(admin.bearer).expect(404);
    await change(id, samples[type]).expect(404);
  });

  it('are written by administrators alone', async () => {
    const { id } = await created(type);
    const tries = [
      () => server.http.post(`/${type}/`).send(samples[type]),
      () => server.http.put(`/${type}/${id}`).send(samples[type]),
      () => server.http.delete(`/${type}/${id}`),
    ];
    for (const attempt of tries) {
      await attempt().expect(401);
      await attempt().set(user.bearer).expect(403);
    }
    expect(await listed(type)).toContainEqual({ ...samples[type], id, version: 1 });
  });

  it('are not overwritten by someone who has not seen the newest', async () => {
    const { id, version } = await created(type);
    const save = (name: string, tag: string) =>
      change(id, { ...samples[type], [required]: name }).set('If-Match', tag);
    const first = await save('First', `"${version}"`).expect(200);
    const refused = await save('Second', `"${version}"`).expect(409);
    expect(refused.body.current).toEqual(first.body);
    await save('Second', String(first.headers.etag)).expect(200);
  });

  it('leave what was done to them in the audit log', async () => {
    const { id } = await created(type);
    await change(id, { ...samples[type], [required]: 'Renamed' }).expect(200);
    await server.http.delete(`/${type}/${id}`).set(admin.bearer).expect(204);
    const { body } = await server.http
      .get('/api/audit/')
      .query({ subject_id: id })
      .set(admin.bearer)
      .expect(200);
    expect(body.items).toMatchObject([
      { action: 'deleted', name: 'Renamed', actor: admin.email },
      { action: 'changed', after: { [required]: 'Renamed' } },
      { action: 'created' },
    ]);
  });

  it('need a name', async () => {
    const { body } = await add(type, { [required]: '  ' }).expect(422);
    const message =
      required === 'title' ? words.en.fields.titleRequired : words.en.fields.nameRequired;
    expect(body.errors).toMatchObject([{ path: required, message }]);
  });

  it('drop fields nobody asked for', async () => {
    const body = await created(type, { position: -5, id: 'mine', hacked: true });
    const known = ['id', 'version', ...Object.keys(samples[type])];
    expect(Object.keys(body).sort()).toEqual(known.sort());
    expect((await listed(type)).at(-1).id).toBe(body.id);
  });

  it.each(hostileTexts)('store and return %s as text', async (hostile) => {
    const changes = { [required]: hostile.trim(), ...(text ? { [text]: hostile } : {}) };
    const { id } = await created(type, changes);
    const entry = (await listed(type)).find((candidate: { id: string }) => candidate.id === id);
    expect(entry).toMatchObject(changes);
  });

  it('say how long a text may be', async () => {
    const { body } = await add(type, { [text ?? required]: tooLongText }).expect(422);
    const limit = text ? 50_000 : 200;
    expect(body.errors).toMatchObject([
      { path: text ?? required, message: words.en.fields.tooLong({ limit }) },
    ]);
  });
});

describe('a part of a collection', () => {
  it('is as many of the first as are asked for, and all where nobody asks', async () => {
    for (const name of ['First', 'Second', 'Third']) await created('services', { title: name });
    const all = await listed('services');
    const some = (limit: string) =>
      server.http.get(`/services/?limit=${limit}`).set('Accept', 'application/json');
    expect((await some('2').expect(200)).body).toEqual(all.slice(0, 2));
    expect((await some('100').expect(200)).body).toEqual(all);
    for (const limit of ['0', '-1', '1.5', '101', 'x', '', '2&limit=3']) {
      await some(limit).expect(422);
    }
  });
});

describe('links and pictures', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'ftp://a.example'])(
    'refuse %s',
    async (url) => {
      const { body } = await add('leadership', { social: { linkedin: url } }).expect(422);
      expect(body.errors).toMatchObject([
        { path: 'social.linkedin', message: words.en.fields.urlInvalid },
      ]);
      await add('projects', { image: url }).expect(422);
    },
  );
});

describe('departments and their members', () => {
  it('know each other', async () => {
    const { id } = await created('departments');
    const member = await created('teamMembers', { department_id: id });
    expect(member.department_id).toBe(id);
    expect(await listed('teamMembers')).toContainEqual(member);
  });

  it('part before the department is deleted; who is left is named', async () => {
    const { id } = await created('departments');
    const member = await created('teamMembers', { name: 'Tabe', department_id: id });
    await created('teamMembers', { name: 'Enow', department_id: id });
    const remove = () => server.http.delete(`/departments/${id}`).set(admin.bearer);
    const { body } = await remove().expect(409);
    expect(body.detail).toBe('Move its team members to another department first: Tabe and Enow.');
    expect(await listed('teamMembers')).toContainEqual(member);
    for (const { id: memberId, department_id } of await listed('teamMembers')) {
      if (department_id !== id) continue;
      await server.http.delete(`/teamMembers/${memberId}`).set(admin.bearer).expect(204);
    }
    await remove().expect(204);
  });

  it.each(['many', -1, 1.5, 1e20])('say what a count of %j is to be', async (count) => {
    const { body } = await add('departments', { count }).expect(422);
    expect(body.errors).toMatchObject([{ path: 'count', message: words.en.fields.countInvalid }]);
  });

  it('get an error when a department does not exist', async () => {
    const { body } = await add('teamMembers', { department_id: UNKNOWN }).expect(422);
    expect(body.errors).toMatchObject([
      { path: 'department_id', message: 'This department does not exist' },
    ]);
    const member = await created('teamMembers');
    await server.http
      .put(`/teamMembers/${member.id}`)
      .set(admin.bearer)
      .send({ ...samples.teamMembers, department_id: UNKNOWN })
      .expect(422);
    expect(await listed('teamMembers')).toContainEqual(member);
  });
});
