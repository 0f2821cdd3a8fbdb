// @module-tag database
import { randomUUID } from 'node:crypto';
import { REFERENCES_A_DAY } from '@vitrine/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../src/lib/clock.ts';
import { contactForm, mailsTo } from './testing/forms.ts';
import { newAdmin, newUser, PASSWORD, type SignedIn, signIn } from './testing/people.ts';
import { question, REFERENCES, referenceSteps } from './testing/references.ts';
import {
  addApp,
  addPasskey,
  codeAt,
  firstStep,
  passkeyOptions,
  sendCode,
  sendPasskey,
} from './testing/second-factor.ts';
import { sendMails } from './testing/send-mails.ts';
import { mailedToken, NEW_PASSWORD } from './testing/settings.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { trashOf } from './testing/trash.ts';
import { register, useReceiver } from './testing/webhooks.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ privateTargets: ['127.0.0.1'] });
});
afterEach(() => server.close());

const setForward = () => server.clock.advance(DAY_MS);
const setBack = () => server.clock.advance(-DAY_MS);
const read = ({ bearer }: Pick<SignedIn, 'bearer'>) => server.http.get('/api/account/').set(bearer);
const renew = (refresh: string, attempt?: string) =>
  server.http.post('/api/auth/refresh/').send({ refresh, attempt });

describe('a clock that is set a day forward and back', () => {
  it('ends no session, neither one from before nor one from in between', async () => {
    const before = await newUser(server);
    setForward();
    const between = await signIn(server, before.email);
    const { body } = await renew(before.refresh).expect(200);
    setBack();
    await read(between).expect(200);
    await read({ bearer: { Authorization: `Bearer ${body.access}` } }).expect(200);
    await renew(body.refresh).expect(200);
    await renew(between.refresh).expect(200);
  });

  it('makes no sign-in recent for a day', async () => {
    setForward();
    const admin = await newAdmin(server);
    setBack();
    const make = () => {
      const body = { name: 'New Boss', email: `${randomUUID()}@example.com`, role: 'admin' };
      return server.http.post('/api/users/').set(admin.bearer).send(body);
    };
    expect((await make().expect(403)).body.code).toBe('recent-sign-in-required');
    await server.http
      .post('/api/auth/confirm/')
      .set(admin.bearer)
      .send({ password: PASSWORD })
      .expect(204);
    await make().expect(201);
  });

  it('lets no lost answer be asked for again a day later', async () => {
    const person = await newUser(server);
    setForward();
    await renew(person.refresh, 'one attempt').expect(200);
    setBack();
    server.clock.advance(MINUTE_MS);
    await renew(person.refresh, 'one attempt').expect(401);
  });

  it('keeps nobody from a new password, whose link works once', async () => {
    const { email } = await newUser(server);
    const forget = () => server.http.post('/api/auth/forgot-password/').send({ email }).expect(202);
    setForward();
    for (let time = 0; time < 5; time += 1) await forget();
    const count = (await mailsTo(server, email)).length;
    setBack();
    await forget();
    expect(await mailsTo(server, email)).toHaveLength(count + 1);
    const token = await mailedToken(server, email, 'reset-password');
    const reset = () =>
      server.http.post('/api/auth/reset-password/').send({ token, password: NEW_PASSWORD });
    await reset().expect(200);
    await reset().expect(400);
  });

  it('keeps nobody from asking for references', async () => {
    const steps = referenceSteps(server);
    const asker = await steps.newAsker();
    setForward();
    for (let time = 0; time < REFERENCES_A_DAY; time += 1) await steps.ask(asker);
    const bearer = await steps.bearerOf(asker);
    await server.http.post(REFERENCES).set(bearer).send(question()).expect(429);
    setBack();
    await steps.ask(asker);
  });

  it('makes nobody wait a day for the next code of an app', async () => {
    const person = await newUser(server);
    const { secret } = await addApp(server, person);
    const send = async (code: string) => {
      const { token } = await firstStep(server, person.email);
      return (await sendCode(server, { token, kind: 'app', code })).status;
    };
    setForward();
    for (const status of [422, 422, 422, 422, 422, 429]) expect(await send('000000')).toBe(status);
    setBack();
    expect(await send(codeAt(secret, server.clock.now()))).toBe(200);
  });

  it('lets no passkey answer be used a second time', async () => {
    const person = await newUser(server);
    const { device } = await addPasskey(server, person);
    setForward();
    const credential = device.get({ ...(await passkeyOptions(server)), counter: 0 });
    await sendPasskey(server, { credential }).expect(200);
    setBack();
    await sendPasskey(server, { credential }).expect(401);
    // the device goes on
    await sendPasskey(server, { credential: device.get(await passkeyOptions(server)) }).expect(200);
  });

  it('publishes a post once, and notifies once', async () => {
    const admin = await newAdmin(server);
    const receiver = await useReceiver();
    await register(server, admin, { url: receiver.url, events: ['post.published'] });
    const publish_at = new Date(server.clock.now().getTime() + HOUR_MS).toISOString();
    const post = { title: 'Soon', description: 'd', posts: ['x'], status: 'scheduled', publish_at };
    const { body } = await server.http.post('/blogs/').set(admin.bearer).send(post).expect(201);
    const { publishDue, webhooks } = server.dependencies;
    setForward();
    expect(await publishDue()).toBe(1);
    setBack();
    for (const wait of [0, 2 * HOUR_MS, DAY_MS]) {
      server.clock.advance(wait);
      expect(await publishDue()).toBe(0);
      await webhooks.sendDue();
    }
    await server.http.get(`/blogs/${body.id}/`).expect(200);
    expect(receiver.received).toHaveLength(1);
  });

  it('sends no mail twice, and a failed one at the time it was set to or when someone says so', async () => {
    const admin = await newAdmin(server);
    const send = async () => {
      const form = contactForm();
      await server.http.post('/api/contact/').send(form).expect(202);
      return form.email;
    };
    const sent = await send();
    setForward();
    await sendMails(server);
    const [waiting, asked] = [await send(), await send()];
    server.mailer.failure = new Error('away');
    await sendMails(server);
    server.mailer.failure = undefined;
    setBack();
    await sendMails(server);
    expect(server.mailer.to(asked)).toEqual([]);
    const { bearer } = await signIn(server, admin.email);
    const [mail] = await mailsTo(server, asked);
    await server.http.post(`/api/outbox/${mail?.id}/retry/`).set(bearer).send({}).expect(200);
    await sendMails(server);
    server.clock.advance(DAY_MS + MINUTE_MS);
    await sendMails(server);
    for (const email of [sent, waiting, asked]) {
      expect(server.mailer.to(email), email).toHaveLength(1);
    }
  });

  it('leaves no day out of the digests', async () => {
    const admin = await newAdmin(server);
    await server.http
      .put('/api/inbox/settings/')
      .set(admin.bearer)
      .send({ signature: '', notify: 'daily' })
      .expect(200);
    const write = async () => {
      server.clock.advance(MINUTE_MS);
      await server.http.post('/api/contact/').send(contactForm()).expect(202);
    };
    const digests = async () => {
      await server.dependencies.queueDigests();
      const mails = await mailsTo(server, admin.email);
      return mails.map(({ subject }) => subject).filter((subject) => /new message/.test(subject));
    };
    await write();
    setForward();
    server.clock.advance(DAY_MS);
    const [first] = await digests();
    expect(first).toContain('1 new message');
    setBack();
    server.clock.advance(-DAY_MS);
    expect(await digests()).toHaveLength(1);
    await write();
    await write();
    server.clock.advance(DAY_MS);
    expect((await digests()).at(-1)).toContain('2 new messages');
    expect(await digests()).toHaveLength(2);
  });

  it('keeps what is in the trash for its days, and takes a form once', async () => {
    const admin = await newAdmin(server);
    const form = contactForm();
    const send = () => server.http.post('/api/contact/').send(form).expect(202);
    await send();
    setForward();
    const again = await signIn(server, admin.email);
    const list = await server.http.get('/api/messages/').set(again.bearer).expect(200);
    const { id } = list.body.items[0];
    await server.http.delete(`/api/messages/${id}/`).set(again.bearer).expect(204);
    setBack();
    const { trash } = server.dependencies;
    server.clock.advance(30 * DAY_MS);
    await trash.purge();
    await trashOf(server, await signIn(server, admin.email)).restored('message', id);
    server.clock.advance(-30 * DAY_MS + SECOND_MS);
    await send();
    const own = await signIn(server, admin.email);
    const all = await server.http.get('/api/messages/').set(own.bearer).expect(200);
    expect(all.body.items).toHaveLength(1);
  });
});
