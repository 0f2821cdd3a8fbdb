// @module-tag database
import { randomUUID } from 'node:crypto';
import { words } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import {
  applicationsArrive,
  applicationsOf,
  type StoredApplication,
} from './testing/applications.ts';
import { mailsTo } from './testing/forms.ts';
import { auditOf } from './testing/office.ts';
import { newAdmin, newUser, PASSWORD, type SignedIn } from './testing/people.ts';
import { newToken } from './testing/personal-tokens.ts';
import { useTestServer } from './testing/test-server.ts';
import { trashOf } from './testing/trash.ts';

const server = await useTestServer();
const { http, platform, dependencies } = server;
const { read, tables } = platform.database;
await seedDefaults(platform.database, platform);
const [ama, kofi, efua] = [await newAdmin(server), await newAdmin(server), await newAdmin(server)];
const user = await newUser(server);
const hers = applicationsOf(server, ama);
const his = applicationsOf(server, kofi);
const third = applicationsOf(server, efua);
const bin = trashOf(server, ama);

const idOf = async ({ email }: SignedIn) =>
  String((await dependencies.users.getByEmail(read, email))?.id);
const arrive = async (changes: Partial<StoredApplication> = {}) =>
  (await applicationsArrive(server, changes))[0] ?? '';
const address = () => `${randomUUID()}@example.com`;
const gone = '019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20';

describe('a note about an application', () => {
  it('is read by colleagues, and by nobody outside', async () => {
    const email = address();
    const id = await arrive({ email });
    const { body } = await hers.note(id, { content: 'His uncle is a client' }).expect(201);
    expect(body).toMatchObject({ author: 'Ngozi Fonyuy', own: true });
    expect((await hers.get(id)).notes).toEqual([body]);
    expect((await his.get(id)).notes).toEqual([{ ...body, own: false }]);
    await his.reply(id, { content: 'Hello' }).expect(201);
    expect(await mailsTo(server, email)).toHaveLength(1);
    expect(JSON.stringify(await mailsTo(server, email))).not.toContain('uncle');
    expect(JSON.stringify(await auditOf(server, ama, id))).not.toContain('uncle');
    const exported = await http
      .get('/api/exports/applications/')
      .query({ q: email })
      .set(ama.bearer);
    expect(exported.text).toContain(email);
    expect(exported.text).not.toContain('uncle');
    await hers.delete(id).expect(204);
    const left = await read.select().from(tables.notes);
    expect(left.filter(({ conversationId }) => conversationId === id)).toEqual([]);
  });

  it('is one, however often it is sent with its key', async () => {
    const id = await arrive();
    const note = { content: 'Call back', key: randomUUID() };
    const first = (await hers.note(id, note).expect(201)).body;
    const more = { ...note, content: 'Call back on Monday' };
    expect((await hers.note(id, more).expect(201)).body).toEqual(first);
    await his.note(id, note).expect(201);
    expect((await hers.get(id)).notes.map(({ own }) => own).sort()).toEqual([false, true]);
  });

  it('is deleted by who wrote it alone', async () => {
    const id = await arrive();
    const { body } = await hers.note(id, { content: 'Mine' }).expect(201);
    await his.deleteNote(body.id).expect(404);
    // notes of messages have an address of their own
    await http.delete(`/api/notes/${body.id}/`).set(ama.bearer).expect(404);
    expect((await his.get(id)).notes).toHaveLength(1);
    await hers.deleteNote(body.id).expect(204);
    await hers.deleteNote(body.id).expect(404);
    expect((await his.get(id)).notes).toEqual([]);
  });

  it('says something, about an application that is there', async () => {
    await hers.note(await arrive(), { content: ' \n ' }).expect(422);
    const { body } = await hers.note(gone, { content: 'Yes' }).expect(404);
    expect(body.detail).toBe('Application not found.');
  });
});

describe('an application that is passed on', () => {
  const program = 'UI/UX Design';

  it('is quoted whole in one mail, answered to the applicant, and leaves a note', async () => {
    const [email, to] = [address(), address()];
    const id = await arrive({ email, kind: 'training', program, message: 'Let me learn' });
    const forward = { to, content: 'Can you take this?', key: randomUUID() };
    const sent = await his.forward(id, forward).expect(202);
    expect(sent.body.message).toBe(`Forwarded to ${to}.`);
    await his.forward(id, forward).expect(202);
    const [mail, ...others] = await mailsTo(server, to);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: `Fwd: Training application: ${program}`,
      headers: { 'Reply-To': email },
    });
    expect(mail?.body).toMatch(/^Can you take this\?\n/);
    for (const line of [`Program:\n> ${program}`, 'Education:\n> BSc', 'Message:\n> Let me learn'])
      expect(mail?.body).toContain(`> ${line}`);
    expect(mail?.body).not.toContain('Phone');
    expect((await hers.get(id)).notes).toMatchObject([
      { content: 'Forwarded to an external address.\n\nCan you take this?', own: false },
    ]);
    expect(await mailsTo(server, email)).toEqual([]);
    const log = await auditOf(server, ama, id);
    expect(log).toMatchObject([{ action: 'sent', subject: 'application', actor: kofi.email }]);
    expect(JSON.stringify(log)).not.toContain(to);
  });

  it('is refused with the key of something else, and says where that went', async () => {
    const [wrong, right] = [address(), address()];
    const id = await arrive();
    const key = randomUUID();
    await his.forward(id, { to: wrong, content: '', key }).expect(202);
    const { body } = await his.forward(id, { to: right, content: '', key }).expect(409);
    expect(body.detail).toContain(`went to ${wrong}`);
    await his.forward(id, { to: wrong, content: 'More', key }).expect(409);
    expect(await mailsTo(server, right)).toEqual([]);
    expect(await mailsTo(server, wrong)).toHaveLength(1);
  });

  it('is there, and goes to an address', async () => {
    const key = randomUUID();
    await his.forward(gone, { to: address(), content: '', key }).expect(404);
    await his.forward(await arrive(), { to: 'nobody', content: '', key }).expect(422);
  });

  it('is passed on by people, not by programs, which may do all else', async () => {
    const to = address();
    const id = await arrive();
    const { bearer } = await newToken(server, ama, ['applications:read', 'applications:write']);
    const program = applicationsOf(server, { bearer });
    await program.note(id, { content: 'Seen by a program' }).expect(201);
    await program.changeAll({ ids: [id], change: { seen: true } }).expect(200);
    await program.forward(id, { to, content: '', key: randomUUID() }).expect(403);
    expect(await mailsTo(server, to)).toEqual([]);
  });
});

describe('several applications', () => {
  it('are changed alike, each once, and those that are gone are left out', async () => {
    const ids = await applicationsArrive(server, {}, {}, { status: 'shortlisted' });
    const assigneeId = await idOf(kofi);
    const change = { status: 'shortlisted', assigneeId, seen: true };
    const sent = { ids: [...ids, ...ids, gone], change };
    expect((await hers.changeAll(sent).expect(200)).body).toEqual({ changed: 3 });
    for (const id of ids) expect(await hers.get(id)).toMatchObject(change);
    for (const id of ids) expect(await his.get(id)).toMatchObject({ seen: false });
    const [first = '', , last = ''] = ids;
    expect(await auditOf(server, ama, first)).toMatchObject([
      { before: { status: 'new', assignee: null }, after: { assignee: kofi.email } },
    ]);
    expect(await auditOf(server, ama, first)).toHaveLength(1);
    expect(await auditOf(server, ama, last)).toMatchObject([
      { before: { assignee: null }, after: { assignee: kofi.email } },
    ]);
    // nothing changes: nothing is in the log
    await his.changeAll({ ids, change: { status: 'shortlisted' } }).expect(200);
    expect(await auditOf(server, ama, first)).toHaveLength(1);
  });

  it('are as many as one call takes, and change in something', async () => {
    const ids = Array.from({ length: 201 }, () => randomUUID());
    await hers.changeAll({ ids, change: { seen: true } }).expect(422);
    await hers.deleteAll(ids).expect(422);
    await hers.deleteAll([]).expect(422);
    await hers.deleteAll(ids.slice(1)).expect(200);
    await hers.changeAll({ ids: [await arrive()], change: {} }).expect(422);
  });

  it('are deleted at once, and come back with notes, readers and who answers them', async () => {
    const assigneeId = await idOf(kofi);
    const ids = await applicationsArrive(server, { assigneeId }, { assigneeId });
    const [first = '', second = ''] = ids;
    const other = await arrive();
    await his.delete(other).expect(204);
    await hers.note(first, { content: 'Call back' }).expect(201);
    await hers.put(first, { seen: true }).expect(200);
    const before = [await hers.get(first), await his.get(first), await third.get(second)];
    expect(before.map(({ seen }) => seen)).toEqual([true, false, false]);
    const { body } = await hers.deleteAll([...ids, other, first]).expect(200);
    expect(body).toEqual({ changed: 2, ids: ids.toSorted() });
    expect((await hers.deleteAll(ids).expect(200)).body).toEqual({ changed: 0, ids: [] });
    for (const id of ids) {
      await http.get(`/api/applications/${id}/`).set(ama.bearer).expect(404);
      expect(await auditOf(server, ama, id)).toMatchObject([{ action: 'deleted' }]);
    }
    for (const id of ids) expect((await bin.restored('application', id)).notes).toEqual([]);
    expect([await hers.get(first), await his.get(first), await third.get(second)]).toEqual(before);
  });

  it('are for administrators alone, as all of this is', async () => {
    const id = await arrive();
    const [nobody, professional] = [{}, user.bearer].map((bearer) =>
      applicationsOf(server, { bearer: bearer as SignedIn['bearer'] }),
    );
    for (const [office, status] of [
      [nobody, 401],
      [professional, 403],
    ] as const) {
      await office?.changeAll({ ids: [id], change: { seen: true } }).expect(status);
      await office?.deleteAll([id]).expect(status);
      await office?.note(id, { content: 'Hello' }).expect(status);
      await office?.deleteNote(id).expect(status);
      await office?.forward(id, { to: address(), content: '', key: randomUUID() }).expect(status);
    }
    expect(await hers.get(id)).toMatchObject({ seen: false, notes: [] });
  });
});

describe('an administrator who is erased', () => {
  const ways = {
    'by themselves': ({ bearer }: SignedIn) =>
      http.post('/api/account/delete/').set(bearer).send({ password: PASSWORD }).expect(204),
    'as a person': ({ email }: SignedIn) =>
      http.post('/api/people/erase/').set(ama.bearer).send({ address: email }).expect(200),
    'through the trash': async (leaving: SignedIn) => {
      const id = await idOf(leaving);
      await http.delete(`/api/users/${id}/`).set(ama.bearer).expect(204);
      await bin.erase('account', id).expect(204);
    },
  };

  it.each(Object.entries(ways))('%s leaves no name, here or in the trash', async (_, erase) => {
    const leaving = await newAdmin(server);
    const office = applicationsOf(server, leaving);
    const assigneeId = await idOf(leaving);
    const [kept = '', trashed = ''] = await applicationsArrive(server, {}, {});
    for (const id of [kept, trashed]) {
      await office.note(id, { content: 'Call back' }).expect(201);
      await office.put(id, { assigneeId, seen: true }).expect(200);
    }
    await hers.delete(trashed).expect(204);
    await erase(leaving);
    const isLeft = { assigneeId: null, seen: false, notes: [{ author: '', content: 'Call back' }] };
    expect(await hers.get(kept)).toMatchObject(isLeft);
    const readers = await read.select().from(tables.readings);
    expect(readers.filter(({ userId }) => userId === assigneeId)).toEqual([]);
    expect(JSON.stringify(await auditOf(server, ama, kept))).not.toContain(leaving.email);
    const { notes } = await bin.restored('application', trashed);
    expect(notes).toEqual([words.en.outcomes.assigneeGone]);
    expect(await hers.get(trashed)).toMatchObject(isLeft);
    const all = await read.select().from(tables.notes);
    expect(JSON.stringify(all)).not.toContain(assigneeId);
  });
});

describe('an applicant who is erased', () => {
  it('takes along what was noted about them', async () => {
    const email = address();
    const id = await arrive({ email });
    await hers.note(id, { content: 'His uncle is a client' }).expect(201);
    await hers.put(id, { seen: true }).expect(200);
    await http.post('/api/people/erase/').set(ama.bearer).send({ address: email }).expect(200);
    await http.get(`/api/applications/${id}/`).set(ama.bearer).expect(404);
    const left = [
      ...(await read.select().from(tables.notes)),
      ...(await read.select().from(tables.readings)),
    ];
    expect(left.filter(({ conversationId }) => conversationId === id)).toEqual([]);
  });
});
