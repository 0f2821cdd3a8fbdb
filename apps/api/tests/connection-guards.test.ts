// @module-tag operations
import { MIN_FILL_MS } from '@vitrine/contracts';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../src/lib/clock.ts';
import { contactForm, mailsTo, portfolioContactForm } from './testing/forms.ts';
import { startTestServer, useTestServer } from './testing/test-server.ts';
import { listConnections, newPublisher, type Publisher } from './testing/visits.ts';

const server = await useTestServer();
const { http } = server;

let owner: Publisher;
beforeEach(async () => {
  owner = await newPublisher(server);
});
const send = (form: object, customUrl = owner.customUrl) =>
  http.post(`/api/public/portfolios/${customUrl}/contact/`).send(form);
const received = async () => (await listConnections(server, owner)).items;

describe('what guards the mailbox of an owner', () => {
  it('stores and mails once what is sent again with its key, also at once', async () => {
    const form = portfolioContactForm();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(form)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    server.clock.advance(HOUR_MS);
    await send(form).expect(202);
    expect(await received()).toHaveLength(1);
    expect(await mailsTo(server, owner.email)).toHaveLength(1);
  });

  it('stores once what is sent twice with two keys, and takes it again after a while', async () => {
    const form = portfolioContactForm();
    await send(form).expect(202);
    await send({ ...form, key: 'another-key-of-it' }).expect(202);
    expect(await received()).toHaveLength(1);
    server.clock.advance(11 * SECOND_MS);
    await send({ ...form, key: 'one-more-key-of-it' }).expect(202);
    expect(await received()).toHaveLength(2);
  });

  it('lets the same words go to two owners', async () => {
    const other = await newPublisher(server);
    const form = portfolioContactForm();
    await send(form).expect(202);
    await send(form, other.customUrl).expect(202);
    expect((await listConnections(server, other)).items).toHaveLength(1);
    expect(await received()).toHaveLength(1);
  });

  it.each([
    ['fills in the hidden field', { website: 'https://spam.example' }],
    ['is faster than people type', { filled_ms: MIN_FILL_MS - 1 }],
  ])('answers a machine that %s like a person, and does nothing', async (_how, trick) => {
    const { body: answered } = await send(portfolioContactForm(trick)).expect(202);
    expect(await received()).toEqual([]);
    expect(await mailsTo(server, owner.email)).toEqual([]);
    const { body: expected } = await send(portfolioContactForm()).expect(202);
    expect(answered).toEqual(expected);
  });

  it('brings thirty an hour by mail, and keeps the others in the dashboard', async () => {
    for (let count = 0; count < 33; count += 1) await send(portfolioContactForm()).expect(202);
    expect(await mailsTo(server, owner.email)).toHaveLength(30);
    expect((await owner.dashboard()).connections).toEqual({ total: 33, unread: 33 });
    server.clock.advance(HOUR_MS);
    await send(portfolioContactForm()).expect(202);
    expect(await mailsTo(server, owner.email)).toHaveLength(31);
  });

  it('is not used up by who types the address of the owner into other forms', async () => {
    for (let count = 0; count < 5; count += 1) {
      await http
        .post('/api/contact/')
        .send(contactForm({ email: owner.email, message: `message ${count}` }))
        .expect(202);
    }
    const confirmations = (await mailsTo(server, owner.email)).length;
    expect(confirmations).toBe(3);
    await send(portfolioContactForm()).expect(202);
    expect(await mailsTo(server, owner.email)).toHaveLength(confirmations + 1);
  });

  it('takes five a minute and twenty an hour from one client, no matter who they are for', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const limited = await startTestServer({ rateLimits: true });
    onTestFinished(async () => {
      vi.useRealTimers();
      await limited.close();
    });
    const pages = [await newPublisher(limited), await newPublisher(limited)];
    const write = (to: Publisher | undefined) =>
      limited.http
        .post(`/api/public/portfolios/${to?.customUrl}/contact/`)
        .send(portfolioContactForm());
    for (let minute = 0; minute < 4; minute += 1) {
      for (let sent = 0; sent < 5; sent += 1) await write(pages[sent % 2]).expect(202);
      const { body, headers } = await write(pages[0]).expect(429);
      expect(body.code).toBe('too-many-requests');
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
      limited.clock.advance(MINUTE_MS);
      // express-rate-limit computes Retry-After from the date of the system
      vi.advanceTimersByTime(MINUTE_MS);
    }
    const { headers } = await write(pages[0]).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(600);
  });
});
