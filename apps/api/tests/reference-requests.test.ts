// @module-tag database
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DAY_MS } from '../src/lib/clock.ts';
import { question, REFERENCES, referenceSteps, requestOf, words } from './testing/references.ts';
import { startTestServer, useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, clock, platform } = server;
const { database } = platform;
const steps = referenceSteps(server);
const { newAsker, ask, list, change, show, page, mailsTo, tokenOf, open, write, written } = steps;

describe('writing a reference', () => {
  it('tells who asked, thanks with a link for later, and shows nothing yet', async () => {
    const person = await newAsker();
    const { id, email } = await written(person);
    expect((await mailsTo(person.email)).at(-1)?.subject).toBe('A reference has arrived');
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Your reference has arrived');
    expect(await list(person)).toMatchObject([
      { id, state: 'written', shown: false, written: words() },
    ]);
    expect((await page(person)).references).toEqual([]);
    const { body } = await http.get('/api/activity/').set(person.bearer).expect(200);
    expect(body.items[0]).toMatchObject({ kind: 'reference-written', detail: '' });
  });

  it('twice with the same words is once: one mail each, one reference', async () => {
    const person = await newAsker();
    const { token, email } = await written(person);
    const before = (await mailsTo(person.email)).length;
    // the first answer got lost: the page knows the old version only
    const { body } = await write(token, words(), 1).expect(200);
    expect(body).toMatchObject({ state: 'written', written: words() });
    expect(await mailsTo(person.email)).toHaveLength(before);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('from two tabs keeps the first, and shows it to the second, which decides', async () => {
    const person = await newAsker();
    const { token } = await written(person);
    const other = words({ text: 'Other words.' });
    const { body } = await write(token, other, 1).expect(409);
    expect(body).toMatchObject({ code: 'conflict', current: { written: words(), version: 2 } });
    expect(await list(person)).toMatchObject([{ written: words() }]);
    await write(token, other, body.current.version).expect(200);
    expect(await list(person)).toMatchObject([{ written: other }]);
  });

  it('after the owner has withdrawn the request is refused as gone, and the request says so', async () => {
    const person = await newAsker();
    const sent = question();
    const { id } = await ask(person, sent);
    const token = await tokenOf(sent.email);
    expect((await change(person, id, 'withdrawal')).body.state).toBe('withdrawn');
    const { body } = await open(token).expect(200);
    expect(body).toMatchObject({ state: 'withdrawn', version: 2 });
    const conflict = await write(token, words(), 1).expect(409);
    expect(conflict.body.current.state).toBe('withdrawn');
    expect((await write(token, words(), 2).expect(410)).body.code).toBe('gone');
    expect(await list(person)).toMatchObject([{ state: 'withdrawn', written: null }]);
  });

  it('is not undone by a withdrawal that comes too late', async () => {
    const person = await newAsker();
    const { id } = await written(person);
    expect((await change(person, id, 'withdrawal')).status).toBe(409);
    expect(await list(person)).toMatchObject([{ state: 'written', written: words() }]);
  });

  it('ends with the link; the one of the thanks goes on working', async () => {
    const person = await newAsker();
    const sent = question();
    await ask(person, sent);
    const unanswered = await tokenOf(sent.email);
    const { token, email } = await written(person);
    const later = await tokenOf(email);
    clock.advance(31 * DAY_MS);
    for (const ended of [token, unanswered]) {
      expect((await open(ended).expect(410)).body.code).toBe('gone');
      await write(ended).expect(410);
    }
    const { body } = await open(later).expect(200);
    const corrected = words({ text: 'She ships more than she promises.' });
    await write(later, corrected, body.version).expect(200);
    expect((await list(person)).find(({ state }) => state === 'written')?.written).toEqual(
      corrected,
    );
    expect((await list(person)).find(({ state }) => state === 'asked')?.ended).toBe(true);
  });

  it.each([
    ['a guessed one', 'A'.repeat(43)],
    ['one signed for nothing', `${'A'.repeat(43)}019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20`],
    ['a short one', 'a'],
  ])('takes no other link: %s', async (_what, token) => {
    await open(token).expect(404);
    await write(token).expect(404);
  });

  it.each([
    ['no name', { name: '' }, 'name'],
    ['no text', { text: ' \n ' }, 'text'],
    ['a text too long', { text: 'x'.repeat(2001) }, 'text'],
    ['a role too long', { role: 'x'.repeat(121) }, 'role'],
  ])('is refused with %s', async (_what, sent, path) => {
    const person = await newAsker();
    const asked = question();
    await ask(person, asked);
    const { body } = await write(await tokenOf(asked.email), words(sent)).expect(422);
    expect(body.errors).toMatchObject([{ path }]);
  });

  it('hides a corrected reference until its owner has read it', async () => {
    const person = await newAsker();
    const { id, token } = await written(person);
    await show(person, id);
    const { body } = await open(token);
    expect(body.shown).toBe(true);
    await write(token, words({ text: 'Do not hire.' }), body.version).expect(200);
    expect((await page(person)).references).toEqual([]);
    const subjects = (await mailsTo(person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('A reference was corrected');
  });

  it('can be taken back: the words are erased, also on the page', async () => {
    const person = await newAsker();
    const { id, token } = await written(person);
    await show(person, id);
    expect((await http.delete(requestOf(token)).expect(200)).body).toMatchObject({
      state: 'taken-back',
      written: null,
    });
    expect((await page(person)).references).toEqual([]);
    const { references } = database.tables;
    const [row] = await database.read.select().from(references).where(eq(references.id, id));
    expect(JSON.stringify(row)).not.toContain('ships what');
    // a second press says the same
    await http.delete(requestOf(token)).expect(200);
  });

  it('is limited for anyone who tries many links', async () => {
    const limited = await startTestServer({ rateLimits: true });
    onTestFinished(() => limited.close());
    for (let tries = 0; tries < 20; tries += 1)
      await limited.http
        .put(requestOf(`${'A'.repeat(42)}${tries % 10}`))
        .send(words())
        .expect(404);
    await limited.http
      .put(requestOf('A'.repeat(43)))
      .send(words())
      .expect(429);
  });
});

describe('declining', () => {
  it('is notified, and the same professional cannot ask that mailbox again, even after deleting', async () => {
    const person = await newAsker();
    const sent = question();
    const { id } = await ask(person, sent);
    const token = await tokenOf(sent.email);
    const decline = () => http.post(`${requestOf(token)}refusal/`);
    expect((await decline().expect(200)).body.state).toBe('declined');
    expect((await decline().expect(200)).body.state).toBe('declined');
    expect((await mailsTo(person.email)).at(-1)?.subject).toBe('No reference this time');
    expect(await list(person)).toMatchObject([{ state: 'declined' }]);
    await http.delete(`${REFERENCES}${id}/`).set(person.bearer).expect(200);
    const email = sent.email.replace('@', '+x@');
    const { body } = await http
      .post(REFERENCES)
      .set(person.bearer)
      .send({ ...sent, email })
      .expect(409);
    expect(body.errors).toMatchObject([{ path: 'email' }]);
    // someone else may
    await ask(await newAsker(), sent);
  });

  it('does not throw away what was written in another tab', async () => {
    const person = await newAsker();
    const { token } = await written(person);
    const { body } = await http.post(`${requestOf(token)}refusal/`).expect(409);
    expect(body.current.written).toEqual(words());
  });

  it('can be thought over: writing by the same link counts', async () => {
    const person = await newAsker();
    const sent = question();
    await ask(person, sent);
    const token = await tokenOf(sent.email);
    const { body } = await http.post(`${requestOf(token)}refusal/`).expect(200);
    await write(token, words(), body.version).expect(200);
    expect(await list(person)).toMatchObject([{ state: 'written' }]);
  });
});
