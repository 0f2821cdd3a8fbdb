import { afterEach, describe, expect, it } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, utcDay } from '../src/lib/clock.ts';
import { createArrivalDigests, createArrivalMails } from '../src/office/inbox/arrival-mails.ts';
import { createPublicForms } from '../src/service/public-forms/public-forms.service.ts';
import { contactForm, internshipForm, mailsTo } from './testing/forms.ts';
import { arrive } from './testing/office.ts';
import { newAdmin, type SignedIn } from './testing/people.ts';
import { newToken } from './testing/personal-tokens.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, platform, dependencies, clock } = server;
await seedDefaults(platform.database, platform);

const wants = async (notify: string) => {
  const person = await newAdmin(server);
  await http
    .put('/api/inbox/settings/')
    .set(person.bearer)
    .send({ signature: '', notify })
    .expect(200);
  return person;
};
const write = (changes: object = {}) =>
  http.post('/api/contact/').send(contactForm(changes)).expect(202);
const apply = () => http.post('/api/applications/').send(internshipForm()).expect(202);
/** Of those about what has arrived; a new account gets other mails. */
const mailsFor = async ({ email }: SignedIn) =>
  (await mailsTo(server, email)).filter(({ cause }) => cause?.startsWith('arrival'));
/** The next time that digests go out, and a little later. */
const morning = () => {
  const midnight = Date.parse(`${utcDay(clock.now())}T00:00:00.000Z`) + DAY_MS;
  clock.advance(midnight + 6 * HOUR_MS + 2 * MINUTE_MS - clock.now().getTime());
};

afterEach(() =>
  platform.database.write(async (tx) => {
    await tx.delete(platform.database.tables.inboxSettings);
  }),
);

describe('an administrator who wants to be notified at once', () => {
  it('gets one mail for a message and one for an application, and colleagues get none', async () => {
    const ama = await wants('at-once');
    const kofi = await newAdmin(server);
    const form = contactForm({ subject: 'Buy my pills' });
    await http.post('/api/contact/').send(form).expect(202);
    await http.post('/api/contact/').send(form).expect(202);
    await apply();
    const mails = await mailsFor(ama);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Etinde Works: a new message has arrived',
      'Etinde Works: a new application has arrived',
    ]);
    expect(mails[0]?.body).toContain('http://vitrine.test/admin/messages?message=');
    expect(mails[1]?.body).toContain('http://vitrine.test/admin/applications?application=');
    expect(await mailsFor(kofi)).toEqual([]);
  });

  it('reads nothing in it that a visitor typed', async () => {
    const ama = await wants('at-once');
    await write({ name: 'Brenda Fon', subject: 'Buy my pills', email: 'brenda@pills.example' });
    const [mail] = await mailsFor(ama);
    expect(`${mail?.subject} ${mail?.body}`).not.toMatch(/brenda|pills|course/i);
  });

  it('is not notified of spam', async () => {
    const ama = await wants('at-once');
    const email = 'seller@spam.example';
    const { id } = await arrive(server, { email });
    await http.put(`/api/messages/${id}/`).set(ama.bearer).send({ state: 'spam' }).expect(200);
    await write({ email });
    expect(await mailsFor(ama)).toEqual([]);
  });

  it('is not drowned in mails by someone who writes again and again', async () => {
    const ama = await wants('at-once');
    for (let count = 0; count < 33; count += 1) await write();
    expect(await mailsFor(ama)).toHaveLength(30);
    clock.advance(HOUR_MS + MINUTE_MS);
    await write();
    expect(await mailsFor(ama)).toHaveLength(31);
  });

  it('is not notified of a message that was not stored', async () => {
    const ama = await wants('at-once');
    const { database } = platform;
    const forms = createPublicForms({ ...platform, outbox: dependencies.outbox });
    const arrivals = createArrivalMails(platform);
    const failure = new Error('the write failed');
    const failing = database.write(async (tx) => {
      const arrival = { kind: 'message', id: 'm', path: '/m' } as const;
      for (const mail of await arrivals.atOnce(tx, arrival)) await forms.notify(tx, mail);
      throw failure;
    });
    await expect(failing).rejects.toBe(failure);
    expect(await mailsFor(ama)).toEqual([]);
  });
});

describe('an administrator who wants a daily summary', () => {
  it('gets one in the morning, of what has come since, and none where nothing has', async () => {
    await write();
    clock.advance(MINUTE_MS);
    const ama = await wants('daily');
    clock.advance(MINUTE_MS);
    await write();
    await write();
    await apply();
    expect(await mailsFor(ama)).toEqual([]);
    morning();
    await dependencies.queueDigests();
    const [mail, ...others] = await mailsFor(ama);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Etinde Works: 2 new messages and 1 new application');
    expect(mail?.body).toContain('http://vitrine.test/admin/applications');
    clock.advance(HOUR_MS);
    await dependencies.queueDigests();
    morning();
    await dependencies.queueDigests();
    expect(await mailsFor(ama)).toHaveLength(1);
    await write();
    morning();
    await dependencies.queueDigests();
    expect((await mailsFor(ama)).map(({ subject }) => subject).at(-1)).toBe(
      'Etinde Works: 1 new message',
    );
  });

  it('gets one though several processes look at the same time', async () => {
    const ama = await wants('daily');
    clock.advance(MINUTE_MS);
    await write();
    morning();
    const processes = [1, 2, 3].map(() =>
      createArrivalDigests({ ...platform, outbox: dependencies.outbox }),
    );
    await Promise.all(processes.map(({ queueDue }) => queueDue()));
    expect(await mailsFor(ama)).toHaveLength(1);
  });

  it('is not notified any more once they have left the company', async () => {
    const ama = await wants('daily');
    const id = (await dependencies.users.getByEmail(platform.database.read, ama.email))?.id;
    clock.advance(MINUTE_MS);
    await write();
    await platform.database.write((tx) =>
      dependencies.users.update(tx, String(id), { status: 'inactive' }),
    );
    morning();
    await dependencies.queueDigests();
    expect(await mailsFor(ama)).toEqual([]);
  });
});

describe('the choice of notifications', () => {
  it('stays when a program that does not know of it saves the signature', async () => {
    const ama = await wants('at-once');
    const save = { signature: 'Ama' };
    const { body } = await http.put('/api/inbox/settings/').set(ama.bearer).send(save).expect(200);
    expect(body).toEqual({ ...save, signatures: {}, notify: 'at-once' });
  });
});

describe('a program with an access token', () => {
  it('cannot mail a text of its own to anyone by passing a message on', async () => {
    const ama = await newAdmin(server);
    const { id } = await arrive(server);
    const { bearer } = await newToken(server, ama, ['messages:read', 'messages:write']);
    await http.get(`/api/messages/${id}/`).set(bearer).expect(200);
    const forward = { to: 'victim@example.com', content: 'Pay here' };
    const { body } = await http
      .post(`/api/messages/${id}/forwards/`)
      .set(bearer)
      .send(forward)
      .expect(403);
    expect(body.code).toBe('session-required');
    expect(await mailsTo(server, forward.to)).toEqual([]);
  });
});
