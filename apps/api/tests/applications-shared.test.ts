// @module-tag database
import { randomUUID } from 'node:crypto';
import { type Application, applicationStatuses } from '@vitrine/contracts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DAY_MS, SECOND_MS } from '../src/lib/clock.ts';
import { MailRefusedError } from '../src/lib/mail.ts';
import {
  applicationsArrive,
  applicationsOf,
  type StoredApplication,
} from './testing/applications.ts';
import { auditOf } from './testing/office.ts';
import { newAdmin, newUser, type SignedIn } from './testing/people.ts';
import { sendMails } from './testing/send-mails.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, platform, dependencies, clock, mailer } = server;
const [ama, kofi, efua] = [await newAdmin(server), await newAdmin(server), await newAdmin(server)];
const user = await newUser(server);
const [hers, his, third] = [ama, kofi, efua].map((one) => applicationsOf(server, one)) as [
  Office,
  Office,
  Office,
];
type Office = ReturnType<typeof applicationsOf>;

const idOf = async ({ email }: SignedIn) =>
  String((await dependencies.users.getByEmail(platform.database.read, email))?.id);
const arrive = async (changes: Partial<StoredApplication> = {}) =>
  (await applicationsArrive(server, changes))[0] ?? '';
const word = () => `word${randomUUID().slice(0, 8)}`;
const idsOf = (rows: Application[]) => rows.map(({ id }) => id);
/** Whether one is new to someone, as it says itself and as the list of new ones says. */
const isNewTo = async (office: Office, id: string) => {
  const { seen } = await office.get(id);
  expect(idsOf(await office.list({ seen: 'no', limit: '100' })).includes(id)).toBe(!seen);
  expect((await office.list({ limit: '100' })).find((one) => one.id === id)?.seen).toBe(seen);
  return !seen;
};
const deactivate = async (person: SignedIn) => {
  const found = await http.get('/api/users/').query({ q: person.email }).set(ama.bearer);
  const [{ id, name, email, role, version }] = found.body.items;
  await http
    .put(`/api/users/${id}/`)
    .set(ama.bearer)
    .set('If-Match', `"${version}"`)
    .send({ name, email, role, status: 'inactive' })
    .expect(200);
};

describe('an application that someone has opened', () => {
  it('is new to those who have not, and the log has no word of it', async () => {
    const id = await arrive();
    const { body } = await hers.put(id, { seen: true }).expect(200);
    expect(body).toMatchObject({ id, seen: true, status: 'new' });
    expect(await isNewTo(hers, id)).toBe(false);
    expect(await isNewTo(his, id)).toBe(true);
    expect(await isNewTo(third, id)).toBe(true);
    expect(await auditOf(server, ama, id)).toEqual([]);
  });

  it('is new again to anyone who marks it so, and to nobody else', async () => {
    const id = await arrive();
    for (const office of [hers, his, third]) await office.put(id, { seen: true }).expect(200);
    expect((await his.put(id, { seen: false }).expect(200)).body.seen).toBe(false);
    expect(await isNewTo(hers, id)).toBe(false);
    expect(await isNewTo(his, id)).toBe(true);
    expect(await isNewTo(third, id)).toBe(false);
    await his.put(id, { seen: true }).expect(200);
    expect(await isNewTo(his, id)).toBe(false);
  });

  it('is so for who answers it, and for nobody else', async () => {
    const id = await arrive();
    await hers.reply(id, { content: 'In June.' }).expect(201);
    expect(await isNewTo(hers, id)).toBe(false);
    expect(await isNewTo(his, id)).toBe(true);
  });
});

describe('an application', () => {
  it('that was decided is new to nobody, and is again once that is taken back', async () => {
    const id = await arrive();
    for (const status of ['accepted', 'declined']) {
      await hers.put(id, { status }).expect(200);
      expect(await isNewTo(his, id)).toBe(false);
      expect(await his.list({ seen: 'no', status })).toEqual([]);
      expect((await his.count({ seen: 'no' }))[status as 'accepted']).toBe(0);
    }
    await hers.put(id, { status: 'shortlisted' }).expect(200);
    expect(await isNewTo(his, id)).toBe(true);
  });

  it('that came before an account was made is not new to it, unless it marks it so', async () => {
    const id = await arrive();
    clock.advance(SECOND_MS);
    const later = applicationsOf(server, await newAdmin(server));
    expect(await isNewTo(later, id)).toBe(false);
    expect(await isNewTo(his, id)).toBe(true);
    await later.put(id, { seen: false }).expect(200);
    expect(await isNewTo(later, id)).toBe(true);
  });

  it('that was read before that was noted is new to nobody, but who marks it so', async () => {
    const id = await arrive({ readUnnoted: true });
    expect(await isNewTo(hers, id)).toBe(false);
    await hers.put(id, { seen: false }).expect(200);
    expect(await isNewTo(hers, id)).toBe(true);
    expect(await isNewTo(his, id)).toBe(false);
  });

  it('is new to everyone where the mail that answers it is given up', async () => {
    const id = await arrive({ readUnnoted: true });
    clock.advance(SECOND_MS);
    const later = applicationsOf(server, await newAdmin(server));
    for (const office of [hers, his]) await office.put(id, { seen: true }).expect(200);
    await hers.reply(id, { content: 'In June.' }).expect(201);
    mailer.failure = new MailRefusedError('550 no such mailbox');
    await sendMails(server);
    mailer.failure = undefined;
    for (const office of [hers, his, third, later]) expect(await isNewTo(office, id)).toBe(true);
    expect(await hers.get(id)).toMatchObject({ status: 'new', last_reply: { unsent: true } });
    await hers.put(id, { seen: true }).expect(200);
    expect(await isNewTo(hers, id)).toBe(false);
  });

  it('is so no more once it has a newer answer than the one that is given up', async () => {
    const id = await arrive();
    await hers.reply(id, { content: 'In June.' }).expect(201);
    clock.advance(SECOND_MS);
    const { body } = await hers.reply(id, { content: 'In July.' }).expect(201);
    const { outbox } = platform.database.tables;
    const nextAttemptAt = new Date(clock.now().getTime() + DAY_MS);
    await platform.database.write((tx) =>
      tx.update(outbox).set({ nextAttemptAt }).where(eq(outbox.id, body.id)),
    );
    mailer.failure = new MailRefusedError('550 no such mailbox');
    await sendMails(server);
    mailer.failure = undefined;
    expect((await hers.get(id)).replies.map(({ status }) => status)).toEqual(['failed', 'queued']);
    expect(await isNewTo(hers, id)).toBe(false);
  });
});

describe('who answers an application', () => {
  it('is an administrator, found by that, and named in the log by the e-mail', async () => {
    const id = await arrive();
    // to whom no other test gives anything
    const assignee = await newAdmin(server);
    const theirs = applicationsOf(server, assignee);
    const assigneeId = await idOf(assignee);
    await hers.put(id, { assigneeId }).expect(200);
    expect(await theirs.get(id)).toMatchObject({ assigneeId, status: 'new' });
    expect(idsOf(await hers.list({ assignee: assigneeId }))).toEqual([id]);
    expect(idsOf(await theirs.list({ assignee: 'me' }))).toEqual([id]);
    expect(idsOf(await hers.list({ assignee: 'me' }))).not.toContain(id);
    expect(idsOf(await hers.list({ assignee: 'nobody' }))).not.toContain(id);
    expect(idsOf(await theirs.list({ assignee: 'me-or-nobody' }))).toContain(id);
    expect(idsOf(await hers.list({ assignee: 'me-or-nobody' }))).not.toContain(id);
    const [entry, ...others] = await auditOf(server, ama, id);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      ...{ actor: ama.email, action: 'changed', name: 'Internship application' },
      before: { assignee: null },
      after: { assignee: assignee.email },
    });
    await hers.put(id, { assigneeId: null }).expect(200);
    expect(await theirs.list({ assignee: 'me' })).toEqual([]);
  });

  it('is nobody who cannot: neither a professional, nor who has left, nor someone unknown', async () => {
    const id = await arrive();
    const leaving = await newAdmin(server);
    await deactivate(leaving);
    for (const assigneeId of [await idOf(user), await idOf(leaving), randomUUID()]) {
      const { body } = await hers.put(id, { assigneeId }).expect(422);
      expect(body.errors).toMatchObject([{ path: 'assigneeId' }]);
      await hers.changeAll({ ids: [id], change: { assigneeId } }).expect(422);
    }
    expect((await hers.get(id)).assigneeId).toBeNull();
  });

  it('is nobody for a search once they were deactivated', async () => {
    const leaving = await newAdmin(server);
    const id = await arrive({ assigneeId: await idOf(leaving) });
    expect(idsOf(await hers.list({ assignee: 'nobody' }))).not.toContain(id);
    await deactivate(leaving);
    expect(idsOf(await hers.list({ assignee: 'nobody' }))).toContain(id);
    expect(idsOf(await hers.list({ assignee: 'me-or-nobody' }))).toContain(id);
  });

  it('has it in what waits for them, and so has everyone what is nobody’s', async () => {
    const waiting = async ({ bearer }: SignedIn): Promise<number> =>
      (await http.get('/api/admin/waiting/').set(bearer).expect(200)).body.newApplications;
    const [before, hisBefore] = [await waiting(ama), await waiting(kofi)];
    const id = await arrive();
    expect([await waiting(ama), await waiting(kofi)]).toEqual([before + 1, hisBefore + 1]);
    await hers.put(id, { assigneeId: await idOf(kofi) }).expect(200);
    expect([await waiting(ama), await waiting(kofi)]).toEqual([before, hisBefore + 1]);
    await hers.put(id, { status: 'accepted' }).expect(200);
    expect(await waiting(kofi)).toBe(hisBefore);
  });
});

describe('the filters of the list, of the counts and of the export', () => {
  it.each(['searching', 'without searching'])('work together, %s', async (how) => {
    const email = `${word()}@example.com`;
    const me = await idOf(ama);
    const mine = { email, assigneeId: me, kind: 'training', program: 'Data' } as const;
    const [mineNew = '', mineSeen = '', ofNobody = '', declined = '', older = ''] =
      await applicationsArrive(
        server,
        { ...mine, name: 'mine' },
        { ...mine, name: 'opened' },
        { ...mine, name: 'nobodys', assigneeId: null },
        { ...mine, name: 'declined', status: 'declined' },
        { ...mine, name: 'shortlisted', status: 'shortlisted' },
      );
    await applicationsArrive(
      server,
      { ...mine, name: 'internship', kind: 'internship' },
      { ...mine, name: 'his', assigneeId: await idOf(kofi) },
      { ...mine, name: 'other', email: 'other@example.com', assigneeId: null, status: 'accepted' },
    );
    await hers.put(mineSeen, { seen: true }).expect(200);
    const isSearched = how === 'searching';
    const isOwn = (id: string) =>
      [mineNew, mineSeen, ofNobody, declined, older].includes(id) || isSearched;
    const asked = isSearched ? { q: email } : {};
    const filters: [Record<string, string>, string[]][] = [
      [{ assignee: 'me', kind: 'training' }, ['shortlisted', 'declined', 'opened', 'mine']],
      [{ assignee: 'me', kind: 'training', seen: 'no' }, ['shortlisted', 'mine']],
      [{ assignee: 'me', kind: 'training', seen: 'no', status: 'new' }, ['mine']],
      [{ assignee: 'me', kind: 'training', status: 'declined' }, ['declined']],
      [{ assignee: 'me', seen: 'no', status: 'declined' }, []],
      [{ assignee: 'nobody', kind: 'training', seen: 'no' }, ['nobodys']],
    ];
    for (const [filter, names] of filters) {
      const query = { ...asked, ...filter };
      const listed = (await hers.list({ ...query, limit: '100' })).filter(({ id }) => isOwn(id));
      expect(listed.map(({ name }) => name)).toEqual(names);
      if (!isSearched) continue;
      expect(await hers.exported(query, 'Name')).toEqual(names);
      const { status, ...uncounted } = query as { status?: string };
      const counted = await hers.count(uncounted);
      const of = Object.fromEntries(
        await Promise.all(
          applicationStatuses.map(async (one) => [
            one,
            (await hers.list({ ...uncounted, status: one, limit: '100' })).length,
          ]),
        ),
      );
      expect(counted).toEqual(of);
      if (status) expect(counted[status as 'new']).toBe(names.length);
      else expect(Object.values(counted).reduce((sum, one) => sum + one)).toBe(names.length);
    }
  });

  it('count without searching what they list', async () => {
    for (const query of [{ assignee: 'me' }, { assignee: 'nobody' }, { seen: 'no' }]) {
      const counted = await hers.count(query as Record<string, string>);
      for (const status of applicationStatuses) {
        const listed = await hers.list({ ...query, status, limit: '100' } as never);
        expect([status, counted[status]]).toEqual([status, listed.length]);
      }
    }
  });

  it('come to their end part after part, each one once, also of what is new in two statuses', async () => {
    const me = await newAdmin(server);
    const office = applicationsOf(server, me);
    const assigneeId = await idOf(me);
    const statuses = ['new', 'shortlisted', 'accepted'] as const;
    const rows = Array.from({ length: 12 }, (_, place) => ({
      assigneeId,
      status: statuses[place % 3] ?? 'new',
    }));
    const all = await applicationsArrive(server, ...rows);
    const wanted = all.filter((_, place) => place % 3 !== 2).toReversed();
    const found: string[] = [];
    let after: string | undefined;
    do {
      const query = { assignee: 'me', seen: 'no', limit: '3', ...(after ? { after } : {}) };
      const { body } = await http.get('/api/applications/').query(query).set(me.bearer).expect(200);
      found.push(...idsOf(body.items));
      after = body.next ?? undefined;
    } while (after);
    expect(found).toEqual(wanted);
    expect(idsOf(await office.list({ assignee: 'me', seen: 'no' }))).toEqual(wanted);
  });

  it('are refused with what they do not know', async () => {
    for (const query of [{ seen: 'yes' }, { assignee: '' }]) {
      await http.get('/api/applications/').query(query).set(ama.bearer).expect(422);
    }
  });
});
