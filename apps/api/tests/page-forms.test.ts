import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DOCUMENT_BODY_LIMIT_BYTES,
  type PageAddressOf,
  type Render,
  type SentForm,
} from '@vitrine/contracts';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { MINUTE_MS } from '../src/lib/clock.ts';
import { newAdmin } from './testing/people.ts';
import { startTestServer, useTestServer } from './testing/test-server.ts';

const files = await mkdtemp(join(tmpdir(), 'vitrine-web-'));
afterAll(() => rm(files, { recursive: true, force: true }));

/** Stands for the built renderer: writes what the page knows of a form. */
const render: Render = async ({ sentForm }) => ({
  status: 200,
  headers: {},
  html: JSON.stringify(sentForm ?? 'a page without a form'),
});
const addressOf: PageAddressOf = (path) =>
  path === '/missing' ? undefined : { path, route: path, parameters: [], isFixed: true };
const web = { files, render, addressOf, missingAt: () => '/404' };
const server = await useTestServer({ web });

const SAME_FORM_MS = 10 * MINUTE_MS;
const words = {
  name: 'Ada Mbella',
  email: 'ada@example.com',
  subject: 'A well',
  message: 'Do you drill?',
  website: '',
};

function send(path: string, fields: Record<string, string>, { http } = server) {
  return http.post(path).type('form').set('Accept', 'text/html').send(fields);
}

const sentFormIn = ({ text }: { text: string }): SentForm => JSON.parse(text);

async function messagesIn({ http }: typeof server, email: string) {
  const admin = await newAdmin(server);
  const { body } = await http.get('/api/messages/').set(admin.bearer).expect(200);
  return body.items.filter((one: { email: string }) => one.email === email);
}

describe('a form that comes without a script', () => {
  it('goes to its endpoint, and is answered with its page, which nothing keeps', async () => {
    const email = 'taken@example.com';
    const answer = await send('/contact?form=contact.send', { ...words, email }).expect(200);
    expect(sentFormIn(answer)).toEqual({ endpoint: 'contact.send', values: { ...words, email } });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await messagesIn(server, email)).toMatchObject([{ content: words.message }]);
  });

  it('is stored once, when people reload what answers it', async () => {
    const email = 'reload@example.com';
    // the same words are the same form within each ten minutes
    server.clock.advance(SAME_FORM_MS - (server.clock.now().getTime() % SAME_FORM_MS));
    for (const _time of ['first', 'reload']) {
      await send('/contact?form=contact.send', { ...words, email }).expect(200);
      server.clock.advance(MINUTE_MS);
    }
    expect(await messagesIn(server, email)).toHaveLength(1);
  });

  it('is in the language of its page', async () => {
    const email = 'francais@example.com';
    await send('/fr/nous-contacter?form=contact.send', { ...words, email }).expect(200);
    expect(await messagesIn(server, email)).toMatchObject([{ language: 'fr' }]);
  });

  it('is answered with what is wrong, and all that was typed', async () => {
    const answer = await send('/contact?form=contact.send', { ...words, email: 'ada' });
    expect(answer.status).toBe(422);
    const { values, problem } = sentFormIn(answer);
    expect(values).toEqual({ ...words, email: 'ada' });
    expect(problem?.errors).toMatchObject([{ path: 'email' }]);
  });

  it('comes back whole where it is longer than it may be, in letters of many bytes', async () => {
    const message = '水'.repeat(60_000);
    const answer = await send('/contact?form=contact.send', { ...words, message });
    expect(answer.status).toBe(422);
    expect(sentFormIn(answer).values.message).toBe(message);
  });

  it('says so where the page of a person is not there', async () => {
    const path = '/p/nobody?form=publicPortfolio.contact&customUrl=nobody';
    const answer = await send(path, words).expect(404);
    expect(sentFormIn(answer).problem?.code).toBe('not-found');
  });

  it('is kept from the office when it was filled in by a program', async () => {
    const email = 'robot@example.com';
    const fields = { ...words, email, website: 'https://spam.example' };
    await send('/contact?form=contact.send', fields).expect(200);
    expect(await messagesIn(server, email)).toEqual([]);
  });

  it('has the limits of its endpoint, and loses nothing by them', async () => {
    const own = await startTestServer({ web, rateLimits: true });
    onTestFinished(own.close);
    const sendOne = (message: string) =>
      send('/contact?form=contact.send', { ...words, message }, own);
    for (const count of ['1', '2', '3', '4', '5']) await sendOne(count).expect(200);
    const answer = await sendOne('One too many').expect(429);
    expect(sentFormIn(answer)).toMatchObject({
      values: { message: 'One too many' },
      problem: { code: 'too-many-requests' },
    });
  });
});

describe('what is refused', () => {
  it.each([
    ['a form of another site', { Origin: 'https://other.example' }],
    ['a form whose origin is hidden', { Origin: 'null' }],
  ])('is %s', async (_, headers) => {
    const email = 'elsewhere@example.com';
    const sent = send('/contact?form=contact.send', { ...words, email }).set(headers);
    await sent.expect(403);
    expect(await messagesIn(server, email)).toEqual([]);
  });

  it.each([
    ['an endpoint that no page sends to', '/contact?form=users.create', 404],
    ['no endpoint', '/contact', 404],
    ['a page that is not there', '/missing?form=contact.send', 404],
  ])('is a form to %s', async (_, path, status) => {
    await send(path, words).expect(status);
  });

  it('is a body of other types, and one that is too long', async () => {
    await server.http.post('/contact?form=contact.send').send(words).expect(404);
    const message = 'x'.repeat(DOCUMENT_BODY_LIMIT_BYTES);
    await send('/contact?form=contact.send', { ...words, message }).expect(413);
  });
});
