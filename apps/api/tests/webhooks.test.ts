// @module-tag database
import type { Webhook } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../src/lib/clock.ts';
import { contactForm, internshipForm } from './testing/forms.ts';
import { auditOf } from './testing/office.ts';
import { newAdmin, newUser, type SignedIn, signIn } from './testing/people.ts';
import { newProfessional } from './testing/portfolios.ts';
import { startTestServer, useTestServer } from './testing/test-server.ts';
import { ALLOWED, deliveriesOf, register, useReceiver, verified } from './testing/webhooks.ts';

const server = await useTestServer({ privateTargets: ALLOWED });
const { http, clock, platform, dependencies } = server;
const { database } = platform;
const { webhooks: sender } = dependencies;
const person = await newAdmin(server);
let admin: SignedIn;

beforeEach(async () => {
  admin = await signIn(server, person.email);
  await database.write(async (tx) => {
    await tx.delete(database.tables.webhooks);
    await tx.delete(database.tables.webhookDeliveries);
  });
});

const listAll = async (): Promise<Webhook[]> =>
  (await http.get('/api/webhooks/').set(admin.bearer).expect(200)).body;
const address = 'https://hooks.example.com/vitrine';
const input = { url: address, description: 'Chat', events: ['post.published'] };
const create = (body: object) => http.post('/api/webhooks/').set(admin.bearer).send(body);
const change = (id: string, changes: object) =>
  http
    .put(`/api/webhooks/${id}/`)
    .set(admin.bearer)
    .send({ ...input, ...changes });
const post = { title: 'A title', description: 'What it is about', posts: ['One'] };

describe('what happens', () => {
  /** What arrived, without when. */
  async function sentFor(happen: () => Promise<unknown>) {
    const receiver = await useReceiver();
    const { secret } = await register(server, admin, { url: receiver.url });
    await happen();
    await sender.sendDue();
    const events = receiver.received.map((webhook) => verified(secret, webhook));
    return { events, raw: receiver.received.map(({ body }) => body).join() };
  }

  it('a post that is published at once is sent with its title and address', async () => {
    let id = '';
    const { events } = await sentFor(async () => {
      const sent = { ...post, title: 'Published at once', status: 'published' };
      id = (await http.post('/blogs/').set(admin.bearer).send(sent).expect(201)).body.id;
    });
    const url = 'http://vitrine.test/blog/published-at-once';
    const data = { id, title: 'Published at once', url };
    const timestamp = clock.now().toISOString();
    expect(events).toEqual([{ type: 'post.published', timestamp, data }]);
  });

  it('a draft is not sent, and is once it is published, but not with later changes', async () => {
    const { events } = await sentFor(async () => {
      const { body } = await http.post('/blogs/').set(admin.bearer).send(post).expect(201);
      for (const status of ['draft', 'published', 'published']) {
        const sent = { ...post, title: `As ${status}`, status };
        await http.put(`/blogs/${body.id}`).set(admin.bearer).send(sent).expect(200);
      }
    });
    expect(events.map(({ data }) => data.title)).toEqual(['As published']);
  });

  it('a scheduled post is sent when its time has come, once', async () => {
    const { events } = await sentFor(async () => {
      const publish_at = new Date(clock.now().getTime() + MINUTE_MS).toISOString();
      const sent = { ...post, status: 'scheduled', publish_at };
      await http.post('/blogs/').set(admin.bearer).send(sent).expect(201);
      await dependencies.publishDue();
      clock.advance(MINUTE_MS);
      await Promise.all([dependencies.publishDue(), dependencies.publishDue()]);
    });
    expect(events.map(({ type }) => type)).toEqual(['post.published']);
  });

  it('a message is sent with its id and place, and nothing that its sender wrote', async () => {
    const form = contactForm({ name: 'Brenda Achiri', subject: 'Prices', message: 'How much?' });
    const { events, raw } = await sentFor(() =>
      http.post('/api/contact/').send(form).expect(202).then(),
    );
    const [event] = events;
    const id = String(event?.data.id);
    expect(event?.type).toBe('message.created');
    expect(event?.data).toEqual({ id, url: `http://vitrine.test/admin/messages?message=${id}` });
    await http.get(`/api/messages/${id}/`).set(admin.bearer).expect(200);
    for (const written of ['Brenda', 'Prices', 'How much', form.email]) {
      expect(raw).not.toContain(written);
    }
  });

  it('an application is sent with its kind, once', async () => {
    const form = internshipForm();
    const { events, raw } = await sentFor(() =>
      http.post('/api/applications/').send(form).expect(202).then(),
    );
    expect(events.map(({ type }) => type)).toEqual(['application.created']);
    const { data } = events[0] ?? {};
    expect(data).toMatchObject({ kind: 'internship' });
    await http.get(`/api/applications/${data?.id}/`).set(admin.bearer).expect(200);
    for (const written of [form.name, form.email, form.phone]) expect(raw).not.toContain(written);
  });

  it('a page that is published is sent, a change of it is not', async () => {
    const professional = await newProfessional(server);
    const { events } = await sentFor(async () => {
      await professional.save({ headline: 'Builds apps' });
      await professional.save({ published: true });
      await professional.save({ headline: 'Builds more apps' });
    });
    const { customUrl } = await professional.load();
    expect(events).toMatchObject([
      {
        type: 'portfolio.published',
        data: { customUrl, url: `http://vitrine.test/p/${customUrl}` },
      },
    ]);
  });

  it('is sent to those who want to know it, and to nobody who is switched off', async () => {
    const [wanted, other, off] = [await useReceiver(), await useReceiver(), await useReceiver()];
    await register(server, admin, { url: wanted.url, events: ['message.created'] });
    await register(server, admin, { url: other.url, events: ['post.published'] });
    await register(server, admin, { url: off.url, enabled: false });
    await http.post('/api/contact/').send(contactForm()).expect(202);
    await sender.sendDue();
    expect([wanted, other, off].map(({ received }) => received.length)).toEqual([1, 0, 0]);
  });

  it('hears only of what was stored', async () => {
    const receiver = await useReceiver();
    await register(server, admin, { url: receiver.url });
    const undone = database.write(async (tx) => {
      const { emit } = (
        await import('../src/service/webhooks/webhook-events.service.ts')
      ).createWebhookEvents(platform);
      await emit(tx, 'message.created', { id: 'a', url: 'b' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await sender.sendDue();
    expect(receiver.received).toEqual([]);
  });
});

describe('an endpoint', () => {
  it('is registered with a secret that is shown this once, and kept sealed', async () => {
    const { body } = await create(input).expect(201);
    const { secret, ...shown } = body;
    expect(secret).toMatch(/^whsec_/);
    expect(shown).toEqual({
      ...input,
      id: expect.any(String),
      enabled: true,
      date: clock.now().toISOString(),
      failing_since: null,
      switched_off_at: null,
      old_secret_until: null,
    });
    expect(await listAll()).toEqual([shown]);
    const rows = await database.read.select().from(database.tables.webhooks);
    expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length));
  });

  it('is changed, switched off and on, and deleted with its deliveries; the log tells all of it', async () => {
    const { id } = await register(server, admin, { url: address });
    await change(id, { events: ['message.created', 'message.created'], enabled: false }).expect(
      200,
    );
    expect(await listAll()).toMatchObject([{ events: ['message.created'], enabled: false }]);
    await http.post(`/api/webhooks/${id}/test/`).set(admin.bearer).expect(202);
    await http.delete(`/api/webhooks/${id}/`).set(admin.bearer).expect(204);
    expect(await listAll()).toEqual([]);
    const rows = await database.read.select().from(database.tables.webhookDeliveries);
    expect(rows).toEqual([]);
    await http.get(`/api/webhook-deliveries/?webhook=${id}`).set(admin.bearer).expect(404);
    const log = await auditOf(server, admin, id);
    expect(log.map(({ action, subject, name }) => [action, subject, name])).toEqual([
      ['deleted', 'webhook', 'hooks.example.com'],
      ['sent', 'webhook', 'hooks.example.com'],
      ['changed', 'webhook', 'hooks.example.com'],
      ['created', 'webhook', 'hooks.example.com'],
    ]);
    expect(log.every(({ actor }) => actor === admin.email)).toBe(true);
  });

  it('leaves no secret in the log, neither its own nor one in its address', async () => {
    const { id, secret } = await register(server, admin, { url: `${address}?token=t0psecret` });
    await http.post(`/api/webhooks/${id}/secret/`).set(admin.bearer).expect(200);
    const log = JSON.stringify(await auditOf(server, admin, id));
    expect(log).not.toContain('t0psecret');
    expect(log).not.toContain(secret.slice('whsec_'.length));
  });

  it.each([
    ['without TLS', 'http://hooks.example.com/'],
    ['on this machine', 'https://127.0.0.2/'],
    ['on this machine, otherwise written', 'https://0x7f000002/'],
    ['in a private network', 'https://10.0.0.5/'],
    ['in a private network of IPv6', 'https://[fd00::5]/'],
    ['where clouds tell about their machines', 'https://169.254.169.254/latest/meta-data/'],
    ['with a user name and password', 'https://user:password@hooks.example.com/'],
    ['that is none', 'hooks.example.com'],
    ['of another kind', 'ftp://hooks.example.com/'],
    ['that is empty', ''],
  ])('is refused an address %s, beside its field', async (_what, url) => {
    const { body } = await create({ ...input, url }).expect(422);
    expect(body.errors).toMatchObject([{ path: 'url', message: expect.any(String) }]);
    const { id } = await register(server, admin, { url: address });
    await change(id, { url }).expect(422);
    expect(await listAll()).toMatchObject([{ url: address }]);
  });

  it('may be on a host that the operator allows', async () => {
    await create({ ...input, url: 'http://127.0.0.1:9/hooks' }).expect(201);
  });

  it('is registered for at least one event, and for none that there is not', async () => {
    await create({ ...input, events: [] }).expect(422);
    await create({ ...input, events: ['account.deleted'] }).expect(422);
    await create({ ...input, events: ['webhook.test'] }).expect(422);
  });

  it('is the twenty-first and refused', async () => {
    for (let count = 0; count < 20; count += 1) await create(input).expect(201);
    const { body } = await create(input).expect(409);
    expect(body.detail).toBe('You can have at most 20 webhooks. Delete one first.');
  });

  it.each<[string, (id: string) => ReturnType<typeof create>]>([
    ['registered', () => create(input)],
    ['given a new secret', (id) => http.post(`/api/webhooks/${id}/secret/`).set(admin.bearer)],
    ['sent elsewhere', (id) => change(id, { url: 'https://elsewhere.example.com/' })],
  ])('is %s only by someone who has signed in lately', async (_what, act) => {
    const { id } = await register(server, admin, { url: address });
    clock.advance(11 * MINUTE_MS);
    const { body } = await act(id).expect(403);
    expect(body.code).toBe('recent-sign-in-required');
    expect(await listAll()).toMatchObject([{ id, url: address, old_secret_until: null }]);
    // what keeps the address needs none
    await change(id, { enabled: false }).expect(200);
  });

  it('is for administrators alone', async () => {
    const { bearer } = await newUser(server);
    const { id } = await register(server, admin, { url: address });
    for (const call of [
      () => http.get('/api/webhooks/'),
      () => http.post('/api/webhooks/').send(input),
      () => http.put(`/api/webhooks/${id}/`).send(input),
      () => http.delete(`/api/webhooks/${id}/`),
      () => http.post(`/api/webhooks/${id}/secret/`),
      () => http.post(`/api/webhooks/${id}/test/`),
      () => http.get(`/api/webhook-deliveries/?webhook=${id}`),
      () => http.post(`/api/webhook-deliveries/${id}/replay/`),
    ]) {
      await call().expect(401);
      await call().set(bearer).expect(403);
    }
    expect(await listAll()).toHaveLength(1);
  });
});

describe('a new secret', () => {
  it('signs at once; the one before it signs as well for a day, and no longer', async () => {
    const receiver = await useReceiver();
    const { id, secret: old } = await register(server, admin, { url: receiver.url });
    const path = `/api/webhooks/${id}/secret/`;
    const { body } = await http.post(path).set(admin.bearer).expect(200);
    const until = new Date(clock.now().getTime() + 24 * HOUR_MS).toISOString();
    expect(body).toEqual({ secret: expect.stringMatching(/^whsec_/), old_secret_until: until });
    expect(body.secret).not.toBe(old);
    const test = async () => {
      admin = await signIn(server, person.email);
      await http.post(`/api/webhooks/${id}/test/`).set(admin.bearer).expect(202);
      await sender.sendDue();
      const { headers } = receiver.received.at(-1) ?? {};
      return String(headers?.['webhook-signature']).split(' ').length;
    };
    expect(await test()).toBe(2);
    const [sent] = receiver.received;
    if (!sent) throw new Error('nothing came');
    expect(verified(old, sent).type).toBe('webhook.test');
    expect(verified(body.secret, sent).type).toBe('webhook.test');
    clock.advance(24 * HOUR_MS);
    expect(await test()).toBe(1);
    await sender.purge();
    const [row] = await database.read.select().from(database.tables.webhooks);
    expect(row).toMatchObject({ oldSecret: expect.any(String) });
    clock.advance(1);
    await sender.purge();
    const [after] = await database.read.select().from(database.tables.webhooks);
    expect(after).toMatchObject({ oldSecret: null, oldSecretUntil: null });
  });
});

describe('a test event', () => {
  it('arrives at an endpoint that is switched off, too, and is in the log', async () => {
    const receiver = await useReceiver();
    const { id, secret } = await register(server, admin, { url: receiver.url, enabled: false });
    const { body } = await http.post(`/api/webhooks/${id}/test/`).set(admin.bearer).expect(202);
    expect(body.message).toBe('A test event is on its way.');
    await sender.sendDue();
    const [sent] = receiver.received;
    expect(sent && verified(secret, sent)).toMatchObject({
      type: 'webhook.test',
      data: { webhook_id: id },
    });
    expect(sent?.headers['webhook-id']).toBe(body.id);
    const [delivery] = await deliveriesOf(server, admin, id);
    expect(delivery).toMatchObject({ id: body.id, type: 'webhook.test', status: 'sent' });
    expect(await auditOf(server, admin, id)).toMatchObject([{ action: 'sent' }, {}]);
  });

  it('is limited in number', async () => {
    const limited = await startTestServer({ rateLimits: true });
    try {
      const { bearer } = await newAdmin(limited);
      const { id } = await register(limited, { bearer }, { url: address });
      const statuses: number[] = [];
      for (let count = 0; count < 11; count += 1) {
        const path = `/api/webhooks/${id}/test/`;
        statuses.push((await limited.http.post(path).set(bearer)).status);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(202), 429]);
    } finally {
      await limited.close();
    }
  });
});
