// @module-tag database
import { LIST_PAGE_SIZE } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../src/lib/clock.ts';
import { createWebhookDeliveries } from '../src/service/webhooks/webhook-deliveries.service.ts';
import { contactForm, mailsTo } from './testing/forms.ts';
import { auditOf } from './testing/office.ts';
import { newAdmin, type SignedIn, signIn } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';
import { ALLOWED, deliveriesOf, register, useReceiver } from './testing/webhooks.ts';

const server = await useTestServer({ privateTargets: ALLOWED });
const { http, clock, platform, dependencies } = server;
const { database } = platform;
const { events } = dependencies;
const SHORT = { connectMs: 150, wholeMs: 150, answerBytes: 64 * 1024 };
const sender = createWebhookDeliveries({ ...platform, events, random: () => 1 });
const impatient = createWebhookDeliveries({ ...platform, events, limits: SHORT });
const person = await newAdmin(server);
let admin: SignedIn;

const signInAgain = async () => {
  admin = await signIn(server, person.email);
};
beforeEach(async () => {
  await signInAgain();
  await database.write(async (tx) => {
    await tx.delete(database.tables.webhooks);
    await tx.delete(database.tables.webhookDeliveries);
    await tx.delete(database.tables.outbox);
  });
});

const happen = async () => {
  clock.advance(SECOND_MS);
  await http.post('/api/contact/').send(contactForm()).expect(202);
};
const replay = (id: string) => http.post(`/api/webhook-deliveries/${id}/replay/`).set(admin.bearer);
const webhook = async (id: string) => {
  const { body } = await http.get('/api/webhooks/').set(admin.bearer).expect(200);
  return body.find((one: { id: string }) => one.id === id);
};

describe('a delivery', () => {
  it('is sent once when several workers look at the same time', async () => {
    const receiver = await useReceiver();
    const { id } = await register(server, admin, { url: receiver.url });
    await happen();
    const others = [sender, createWebhookDeliveries({ ...platform, events })];
    await Promise.all([...others, ...others].map((one) => one.sendDue()));
    expect(receiver.received).toHaveLength(1);
    const [delivery] = await deliveriesOf(server, admin, id);
    expect(delivery).toMatchObject({
      status: 'sent',
      attempts: 1,
      failure: null,
      answer_status: 204,
      tried_at: clock.now().toISOString(),
      next_attempt_at: null,
    });
  });

  it('is tried again after 1, 5 and 15 minutes, 1, 6 and 24 hours, then given up', async () => {
    const receiver = await useReceiver((res) => res.writeHead(500).end('out of order'));
    const { id } = await register(server, admin, { url: receiver.url });
    await happen();
    const waits = [1, 5, 15, 60, 6 * 60, 24 * 60].map((minutes) => minutes * MINUTE_MS);
    for (const wait of waits) {
      await sender.sendDue();
      await signInAgain();
      const [delivery] = await deliveriesOf(server, admin, id);
      const next = new Date(clock.now().getTime() + wait).toISOString();
      expect(delivery).toMatchObject({
        status: 'queued',
        failure: 'refused',
        next_attempt_at: next,
      });
      clock.advance(wait - 1);
      await sender.sendDue();
      clock.advance(1);
    }
    await sender.sendDue();
    await signInAgain();
    const [delivery] = await deliveriesOf(server, admin, id, { status: 'failed' });
    expect(delivery).toMatchObject({ attempts: 7, answer_status: 500, answer: 'out of order' });
    expect(receiver.received).toHaveLength(7);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids)).toEqual(new Set([delivery?.id]));
  });

  it('waits a little less by chance, so that what failed together does not come back together', async () => {
    const receiver = await useReceiver((res) => res.writeHead(503).end());
    const { id } = await register(server, admin, { url: receiver.url });
    const next = async (random: number) => {
      await happen();
      const one = createWebhookDeliveries({ ...platform, events, random: () => random });
      await one.sendDue();
      const [delivery] = await deliveriesOf(server, admin, id);
      return Date.parse(String(delivery?.next_attempt_at)) - clock.now().getTime();
    };
    expect(await next(0)).toBe(0.8 * MINUTE_MS);
    expect(await next(0.5)).toBe(0.9 * MINUTE_MS);
  });

  it('arrives once the receiver works again', async () => {
    let status = 503;
    const receiver = await useReceiver((res) => res.writeHead(status).end());
    const { id } = await register(server, admin, { url: receiver.url });
    await happen();
    await sender.sendDue();
    expect(await webhook(id)).toMatchObject({ failing_since: clock.now().toISOString() });
    status = 200;
    clock.advance(MINUTE_MS);
    await sender.sendDue();
    expect(await webhook(id)).toMatchObject({ failing_since: null });
    expect(await deliveriesOf(server, admin, id)).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  it('is sent again by anyone who comes after a process that died while it sent', async () => {
    const receiver = await useReceiver();
    await register(server, admin, { url: receiver.url });
    await happen();
    const { webhookDeliveries } = database.tables;
    // as the row looks when its process is killed between claim and answer
    const nextAttemptAt = new Date(clock.now().getTime() + 5 * MINUTE_MS);
    await database.write(async (tx) => {
      await tx.update(webhookDeliveries).set({ attempts: 1, lastError: null, nextAttemptAt });
    });
    await sender.sendDue();
    expect(receiver.received).toEqual([]);
    clock.advance(5 * MINUTE_MS);
    await sender.sendDue();
    expect(receiver.received).toHaveLength(1);
  });

  it('that a stop cuts off counts as no try, and the next worker sends it', async () => {
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    let hangs = true;
    const receiver = await useReceiver((res) => {
      if (!hangs) return res.writeHead(204).end();
      return ask();
    });
    const { id } = await register(server, admin, { url: receiver.url });
    await happen();
    const stopped = createWebhookDeliveries({ ...platform, events });
    await stopped.beginDue();
    await asked;
    await stopped.stop();
    expect(await deliveriesOf(server, admin, id)).toMatchObject([{ attempts: 0, failure: null }]);
    hangs = false;
    await stopped.sendDue();
    expect(receiver.received).toHaveLength(1);
    await sender.sendDue();
    expect(receiver.received).toHaveLength(2);
  });

  it('whose secret was sealed with another SECRET fails and says so', async () => {
    const receiver = await useReceiver();
    const { id } = await register(server, admin, { url: receiver.url });
    await happen();
    const secret = 'another secret than the one that sealed it, as long';
    await createWebhookDeliveries({ ...platform, events, secret }).sendDue();
    expect(await deliveriesOf(server, admin, id)).toMatchObject([{ failure: 'secret-unreadable' }]);
    expect(receiver.received).toEqual([]);
  });

  it('is forgotten after 30 days, whatever became of it', async () => {
    const receiver = await useReceiver();
    const { id } = await register(server, admin, { url: receiver.url });
    await happen();
    await sender.sendDue();
    clock.advance(30 * DAY_MS);
    await sender.purge();
    await signInAgain();
    expect(await deliveriesOf(server, admin, id)).toHaveLength(1);
    clock.advance(1);
    await sender.purge();
    expect(await deliveriesOf(server, admin, id)).toEqual([]);
  });

  it('is listed newest first, a page at a time and by what became of it', async () => {
    const receiver = await useReceiver();
    const { id } = await register(server, admin, { url: receiver.url });
    for (let count = 0; count < LIST_PAGE_SIZE + 2; count += 1) await happen();
    await sender.sendDue();
    const path = `/api/webhook-deliveries/?webhook=${id}`;
    const first = (await http.get(path).set(admin.bearer).expect(200)).body;
    const after = { after: first.next };
    const second = (await http.get(path).query(after).set(admin.bearer).expect(200)).body;
    const dates = [...first.items, ...second.items].map(({ date }) => date);
    expect(dates).toHaveLength(LIST_PAGE_SIZE + 2);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(second.next).toBeNull();
    expect(await deliveriesOf(server, admin, id, { status: 'sent' })).toHaveLength(2);
    await http.get(path).query({ after: 'x' }).set(admin.bearer).expect(422);
  });
});

describe('a receiver', () => {
  it('that hangs takes no turn of the others, and gets two at once at most', async () => {
    const hanging = await useReceiver(() => undefined);
    const quick = await useReceiver();
    const { id } = await register(server, admin, { url: hanging.url });
    await register(server, admin, { url: quick.url });
    for (let count = 0; count < 5; count += 1) await happen();
    const patient = createWebhookDeliveries({ ...platform, events });
    // no round waits for it; each gives the quick one its two
    for (let round = 0; round < 3; round += 1) {
      await patient.beginDue();
      const wanted = Math.min(5, 2 * (round + 1));
      await expect.poll(() => quick.received.length).toBe(wanted);
      await expect.poll(async () => (await waitingFor(quick.url)) === 5 - wanted).toBe(true);
    }
    expect(hanging.received).toHaveLength(2);
    await patient.stop();
    expect(await deliveriesOf(server, admin, id)).toHaveLength(5);
  });

  /** How many events are not yet sent to an address. */
  async function waitingFor(url: string): Promise<number> {
    const { body } = await http.get('/api/webhooks/').set(admin.bearer);
    const { id } = body.find((one: { url: string }) => one.url === url);
    return (await deliveriesOf(server, admin, id, { status: 'queued' })).length;
  }

  it.each<[what: string, failure: string, answer: Parameters<typeof useReceiver>[0]]>([
    ['hangs', 'timed-out', () => undefined],
    ['closes', 'connection-lost', (res) => res.destroy()],
    [
      'redirects to this machine',
      'redirected',
      (res) => res.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    [
      'answers slowly',
      'timed-out',
      (res) => {
        res.writeHead(200);
        // by the real clock, as the limit is
        const timer = setInterval(() => res.write('x'), 10);
        res.on('close', () => clearInterval(timer));
      },
    ],
    ['refuses', 'refused', (res) => res.writeHead(400).end('no')],
    [
      'redirects to where a cloud keeps its keys',
      'redirected',
      (res) => res.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
    ],
    [
      'goes on in another protocol',
      'refused',
      ({ socket }) => {
        socket?.write('HTTP/1.1 101 Other\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
        socket?.write('x'.repeat(1_000_000));
      },
    ],
    [
      'goes on in another protocol that it does not name',
      'refused',
      ({ socket }) => socket?.write('HTTP/1.1 101 Other\r\n\r\n'),
    ],
    [
      'answers headers of 1 MB',
      'connection-lost',
      ({ socket }) => socket?.end(`HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(1_000_000)}\r\n\r\n`),
    ],
    [
      'announces an answer again and again',
      'timed-out',
      ({ socket }) => {
        // by the real clock, as the limit is
        const timer = setInterval(() => socket?.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 10);
        socket?.on('close', () => clearInterval(timer));
      },
    ],
    ['speaks no HTTP', 'connection-lost', ({ socket }) => socket?.end('220 mail.example.com\r\n')],
  ])('that %s has failed: %s', async (_what, failure, answer) => {
    const receiver = await useReceiver(answer);
    const { id } = await register(server, admin, { url: receiver.url });
    await happen();
    await impatient.sendDue();
    const [delivery] = await deliveriesOf(server, admin, id);
    expect(delivery).toMatchObject({ status: 'queued', attempts: 1, failure });
    expect(['', 'no', 'x'.repeat(delivery?.answer.length ?? 0)]).toContain(delivery?.answer);
    expect(receiver.received).toHaveLength(1);
  });

  it('that answers 10 MB has taken it, and 500 letters of that are kept', async () => {
    const receiver = await useReceiver((res) => res.end(Buffer.alloc(10_000_000, 'x')));
    const { id } = await register(server, admin, { url: receiver.url });
    await happen();
    await sender.sendDue();
    const [delivery] = await deliveriesOf(server, admin, id);
    expect(delivery).toMatchObject({ status: 'sent', answer: 'x'.repeat(500) });
  });

  it('that answers what no database can hold is shown without it', async () => {
    const answer = Buffer.concat([Buffer.from('a\u0000b'), Buffer.from([0xff, 0xf0, 0x9f])]);
    const receiver = await useReceiver((res) => res.end(answer));
    const { id } = await register(server, admin, { url: receiver.url });
    await happen();
    await sender.sendDue();
    expect(await deliveriesOf(server, admin, id)).toMatchObject([
      { status: 'sent', answer: expect.stringMatching(/^ab\ufffd+$/) },
    ]);
  });

  it('whose name leads to this machine is not connected to', async () => {
    const receiver = await useReceiver();
    const { id } = await register(server, admin, { url: 'https://hooks.example.com/' });
    await happen();
    const resolve = async () => ['127.0.0.1'];
    await createWebhookDeliveries({ ...platform, events, resolve }).sendDue();
    expect(await deliveriesOf(server, admin, id)).toMatchObject([{ failure: 'address-refused' }]);
    expect(receiver.received).toEqual([]);
  });

  it('that was allowed once is not connected to when it is not any more', async () => {
    const receiver = await useReceiver();
    const { id } = await register(server, admin, { url: receiver.url });
    await happen();
    await createWebhookDeliveries({ ...platform, events, privateTargets: [] }).sendDue();
    expect(await deliveriesOf(server, admin, id)).toMatchObject([{ failure: 'address-refused' }]);
    expect(receiver.received).toEqual([]);
  });
});

describe('an endpoint to which nothing arrives', () => {
  it('is switched off after three days, and administrators are notified by mail', async () => {
    const receiver = await useReceiver((res) => res.writeHead(500).end());
    const { id } = await register(server, admin, { url: `${receiver.url}?token=t0psecret` });
    for (let hours = 0; hours <= 4 * 24; hours += 8) {
      if (hours < 72) await happen();
      for (let again = 0; again < 3; again += 1) await sender.sendDue();
      await signInAgain();
      if (hours < 72) expect(await webhook(id)).toMatchObject({ enabled: true });
      clock.advance(8 * HOUR_MS);
    }
    await signInAgain();
    expect(await webhook(id)).toMatchObject({
      enabled: false,
      switched_off_at: expect.any(String),
    });
    const mails = (await mailsTo(server, admin.email)).filter(
      ({ subject }) => subject === 'A webhook was switched off',
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain(`127.0.0.1:${receiver.port}`);
    expect(mails[0]?.body).not.toContain('t0psecret');
    const count = receiver.received.length;
    await happen();
    clock.advance(DAY_MS);
    await sender.sendDue();
    expect(receiver.received).toHaveLength(count);
    await signInAgain();
    expect(await deliveriesOf(server, admin, id, { status: 'queued' })).toEqual([]);
  });

  it('stays on while some of it arrives', async () => {
    let status = 500;
    const receiver = await useReceiver((res) => res.writeHead(status).end());
    const { id } = await register(server, admin, { url: receiver.url });
    for (let days = 0; days < 5; days += 1) {
      await happen();
      status = days === 2 ? 200 : 500;
      await sender.sendDue();
      clock.advance(DAY_MS);
    }
    await signInAgain();
    expect(await webhook(id)).toMatchObject({ enabled: true });
  });

  it('is switched off at once when it says that it is gone', async () => {
    const receiver = await useReceiver((res) => res.writeHead(410).end());
    const { id } = await register(server, admin, { url: receiver.url });
    await happen();
    await sender.sendDue();
    expect(await webhook(id)).toMatchObject({ enabled: false });
    expect(await deliveriesOf(server, admin, id)).toMatchObject([{ status: 'failed' }]);
  });

  it('begins again once it is switched on', async () => {
    const receiver = await useReceiver((res) => res.writeHead(410).end());
    const { id, url, description, events } = await register(server, admin, { url: receiver.url });
    await happen();
    await sender.sendDue();
    const body = { url, description, events, enabled: true };
    await http.put(`/api/webhooks/${id}/`).set(admin.bearer).send(body).expect(200);
    expect(await webhook(id)).toMatchObject({
      ...{ enabled: true, failing_since: null, switched_off_at: null },
    });
  });

  it('gives up what waits when it is switched off by hand', async () => {
    const receiver = await useReceiver((res) => res.writeHead(500).end());
    const { id, url, description, events } = await register(server, admin, { url: receiver.url });
    await happen();
    const body = { url, description, events, enabled: false };
    await http.put(`/api/webhooks/${id}/`).set(admin.bearer).send(body).expect(200);
    await sender.sendDue();
    expect(receiver.received).toEqual([]);
    expect(await deliveriesOf(server, admin, id)).toMatchObject([
      { status: 'failed', failure: 'switched-off' },
    ]);
  });
});

describe('a replay', () => {
  it('sends what has arrived, or was given up, once more under the same id', async () => {
    let status = 410;
    const receiver = await useReceiver((res) => res.writeHead(status).end());
    const { id } = await register(server, admin, { url: receiver.url });
    await happen();
    await sender.sendDue();
    const [delivery] = await deliveriesOf(server, admin, id);
    status = 200;
    for (const time of [1, 2]) {
      const { body } = await replay(String(delivery?.id)).expect(200);
      expect(body).toMatchObject({ status: 'queued', attempts: 0 });
      await sender.sendDue();
      expect(receiver.received).toHaveLength(time + 1);
    }
    const [first, , last] = receiver.received;
    expect(last?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(last?.body).toBe(first?.body);
    expect(await deliveriesOf(server, admin, id)).toMatchObject([{ status: 'sent', attempts: 1 }]);
    const log = await auditOf(server, admin, id);
    expect(log.map(({ action }) => action)).toEqual(['sent', 'sent', 'created']);
  });

  it('is refused while it is being sent, and for what is not there', async () => {
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const receiver = await useReceiver(() => ask());
    const { id } = await register(server, admin, { url: receiver.url });
    await happen();
    const own = createWebhookDeliveries({ ...platform, events });
    await own.beginDue();
    await asked;
    const [delivery] = await deliveriesOf(server, admin, id);
    const { body } = await replay(String(delivery?.id)).expect(409);
    expect(body.detail).toBe('This event is being sent right now.');
    await own.stop();
    await replay('019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20').expect(404);
  });
});
