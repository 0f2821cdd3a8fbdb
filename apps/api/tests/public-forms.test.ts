import { MIN_FILL_MS } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../src/lib/clock.ts';
import { contactForm, internshipForm, mailsTo, newsletterForm } from './testing/forms.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { read, tables } = server.platform.database;

interface PublicForm {
  path: string;
  form(changes?: object): { email: string; key: string };
  /** How many records an address has left. */
  stored(email: string): Promise<number>;
}

const from = (email: string, rows: { email: string }[]) =>
  rows.filter((row) => row.email === email).length;

const forms: [string, PublicForm][] = [
  [
    'contact',
    {
      path: '/api/contact/',
      form: contactForm,
      stored: async (email) => from(email, await read.select().from(tables.messages)),
    },
  ],
  [
    'applications',
    {
      path: '/api/applications/',
      form: internshipForm,
      stored: async (email) => from(email, await read.select().from(tables.applications)),
    },
  ],
  [
    'newsletter',
    {
      path: '/api/newsletter/',
      form: newsletterForm,
      // an address is a subscriber once; what it is asked for again is a mail
      stored: async (email) => (await mailsTo(server, email)).length,
    },
  ],
];

describe.each(forms)('the form of %s', (_name, { path, form, stored }) => {
  const send = (body: object) => server.http.post(path).send(body);

  it('stores what is sent and confirms it by mail', async () => {
    const body = form();
    await send(body).expect(202);
    expect(await stored(body.email)).toBe(1);
    expect(await mailsTo(server, body.email)).toHaveLength(1);
  });

  it.each([
    ['fills in the hidden field', { website: 'https://spam.example' }],
    ['is faster than people type', { filled_ms: MIN_FILL_MS - 1 }],
  ])('answers a machine that %s as it answers a person, and does nothing', async (_how, trick) => {
    const machine = form(trick);
    const { body: answered } = await send(machine).expect(202);
    const { body: expected } = await send(form()).expect(202);
    expect(answered).toEqual(expected);
    expect(await stored(machine.email)).toBe(0);
    expect(await mailsTo(server, machine.email)).toEqual([]);
  });

  it('takes a person who is just slow enough', async () => {
    const body = form({ filled_ms: MIN_FILL_MS });
    await send(body).expect(202);
    expect(await stored(body.email)).toBe(1);
  });

  it('stores one of ten that are sent at once with one key, and answers all alike', async () => {
    const body = form();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await stored(body.email)).toBe(1);
    expect(await mailsTo(server, body.email)).toHaveLength(1);
  });

  it('stores nothing for a key that comes again within a day', async () => {
    const body = form();
    await send(body).expect(202);
    server.clock.advance(DAY_MS - 1);
    await send(body).expect(202);
    expect(await stored(body.email)).toBe(1);
  });

  it('stores the same content once within ten seconds, whatever its keys', async () => {
    const body = form();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => send({ ...body, key: `${body.key}-${index}` })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await stored(body.email)).toBe(1);
    server.clock.advance(10 * SECOND_MS);
    await send({ ...body, key: `${body.key}-later` }).expect(202);
    expect(await stored(body.email)).toBe(2);
  });

  it('mails at most three times an hour to one mailbox, also by its other names', async () => {
    const { email } = form();
    const other = email.replace('@', '+other@');
    for (let tries = 0; tries < 5; tries += 1) {
      await send(form({ email: tries % 2 ? other : email })).expect(202);
      server.clock.advance(11 * SECOND_MS);
    }
    const mailed = async () =>
      (await mailsTo(server, email)).length + (await mailsTo(server, other)).length;
    expect(await mailed()).toBe(3);
    server.clock.advance(HOUR_MS);
    await send(form({ email })).expect(202);
    expect(await mailed()).toBe(4);
  });

  it.each([
    'a@example.com\r\nBcc: evil@example.com',
    'a@example.com,evil@example.com',
    'a@example.com\nevil@example.com',
    '<evil@example.com>',
  ])('refuses the address %j, beside its field', async (email) => {
    const before = await read.$count(tables.outbox);
    const { body } = await send(form({ email })).expect(422);
    expect(body.errors).toMatchObject([{ path: 'email' }]);
    expect(await read.$count(tables.outbox)).toBe(before);
  });

  it.each([
    { key: 'short' },
    { key: 'a'.repeat(65) },
    { key: undefined },
    { filled_ms: -1 },
    { filled_ms: 'long' },
    { filled_ms: undefined },
  ])('refuses guards like %j', async (changes) => {
    await send(form(changes)).expect(422);
  });

  it('keeps no copy of what was sent beside its record', async () => {
    const body = form();
    await send(body).expect(202);
    const kept = JSON.stringify(await read.select().from(tables.claims));
    expect(kept).toContain(body.key);
    expect(kept).not.toContain(body.email);
  });

  it('forgets the keys of the day before', async () => {
    const old = form();
    await send(old).expect(202);
    server.clock.advance(DAY_MS);
    await send(form()).expect(202);
    expect(JSON.stringify(await read.select().from(tables.claims))).not.toContain(old.key);
  });
});

it('lets all forms together mail three times an hour to one address', async () => {
  const { email } = contactForm();
  for (let round = 0; round < 2; round += 1) {
    for (const [, { path, form }] of forms) {
      await server.http.post(path).send(form({ email })).expect(202);
    }
    server.clock.advance(11 * SECOND_MS);
  }
  expect(await mailsTo(server, email)).toHaveLength(3);
  // what is no longer confirmed is stored all the same
  expect(await forms[1]?.[1].stored(email)).toBe(2);
});
