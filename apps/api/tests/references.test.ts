// @module-tag database
import { REFERENCES_A_DAY, type Reference } from '@vitrine/contracts';
import { eq } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../src/lib/clock.ts';
import { newAdmin, newUser, PASSWORD, signIn } from './testing/people.ts';
import { newProfessional, type Professional } from './testing/portfolios.ts';
import { newReferee, question, REFERENCES, referenceSteps, words } from './testing/references.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, clock, dependencies, platform } = server;
const { database } = platform;
const steps = referenceSteps(server);
const { newAsker, ask, list, change, show, page, mailsTo, tokenOf, open, written, bearerOf } =
  steps;

describe('asking for a reference', () => {
  it('mails a link that says who asks and what for, and needs no account', async () => {
    const person = await newAsker();
    const sent = question();
    const asked = await ask(person, sent);
    expect(asked).toMatchObject({ ...sent, state: 'asked', ended: false, shown: false });
    const [mail] = await mailsTo(sent.email);
    expect(mail).toMatchObject({ subject: 'Ngozi Fonyuy is asking you for a reference' });
    expect(mail?.body).toMatch(/http:\/\/vitrine\.test\/reference#token=[\w-]{43}\n/);
    const { body, headers } = await open(await tokenOf(sent.email)).expect(200);
    expect(body).toMatchObject({
      owner: { name: 'Ngozi Fonyuy', path: expect.stringMatching(/^\/p\//) },
      ...{ name: 'Eposi Tabe', relation: 'Camtel, Buea', note: 'Two lines will do.' },
      ...{ state: 'asked', written: null },
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(body)).not.toContain(person.email);
  });

  it('makes no new version of the page: nobody is notified of a change elsewhere', async () => {
    const person = await newAsker();
    const { version } = await person.load();
    await ask(person);
    expect((await person.load()).version).toBe(version);
  });

  it('stores no token of the link', async () => {
    const person = await newAsker();
    const sent = question();
    const { id } = await ask(person, sent);
    const token = await tokenOf(sent.email);
    const { references, outbox } = database.tables;
    const [row] = await database.read.select().from(references).where(eq(references.id, id));
    const mails = await database.read.select().from(outbox).where(eq(outbox.recipient, sent.email));
    expect(JSON.stringify([row, mails])).not.toContain(token);
  });

  it('mails nothing that was typed but names, and those as letters alone', async () => {
    const person = await newProfessional(server, {
      first_name: 'Win at evil.com',
      last_name: '<b>https://evil.com/x</b>',
    });
    const note = 'Buy at https://evil.com or www.evil.com';
    const name = 'Click http://evil.com\u2028Bcc: a@evil.com';
    const sent = question({ name, note, relation: 'evil.com' });
    await ask(person, sent);
    const [mail] = await mailsTo(sent.email);
    const text = `${mail?.subject}\n${mail?.body}`;
    expect(text).not.toMatch(/evil\.com|<b>|Buy at|@evil|www/);
    expect(
      text.match(/https?:\/\/\S+/g)?.every((url) => url.startsWith('http://vitrine.test')),
    ).toBe(true);
  });

  it('is refused to anyone who has not confirmed their own address', async () => {
    const person = await newProfessional(server);
    const { users } = database.tables;
    await database.write((tx) =>
      tx.update(users).set({ emailConfirmedAt: null }).where(eq(users.email, person.email)),
    );
    const sent = question();
    await http.post(REFERENCES).set(person.bearer).send(sent).expect(403);
    expect(await mailsTo(sent.email)).toEqual([]);
  });

  it('answers the same for an address with an account and for one without', async () => {
    const person = await newAsker();
    const known = await newUser(server);
    const [one, other] = [
      await ask(person, question({ email: known.email })),
      await ask(person, question()),
    ];
    const shape = ({ id: _, email: __, ...rest }: Reference) => rest;
    expect(shape(one)).toEqual(shape(other));
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['no address', { email: 'nobody' }, 'email'],
    ['two addresses', { email: 'a@b.com,c@d.com' }, 'email'],
    ['no relation', { relation: '' }, 'relation'],
    ['a note too long', { note: 'x'.repeat(601) }, 'note'],
  ])('is refused with %s', async (_what, sent, path) => {
    const { bearer } = await newProfessional(server);
    const { body } = await http.post(REFERENCES).set(bearer).send(question(sent)).expect(422);
    expect(body.errors).toMatchObject([{ path }]);
  });

  it('is refused for the own address, however it is varied', async () => {
    const person = await newAsker();
    const email = person.email.replace('@', '+me@');
    await http.post(REFERENCES).set(person.bearer).send(question({ email })).expect(422);
  });

  it('asks the same mailbox once, and after a withdrawal once more within a week', async () => {
    const person = await newAsker();
    const sent = question();
    const { bearer } = person;
    const again = () =>
      http
        .post(REFERENCES)
        .set(bearer)
        .send({ ...sent, email: varied });
    const varied = sent.email.replace('@', '+again@');
    const first = await ask(person, sent);
    expect((await again()).body.code).toBe('conflict');
    await change(person, first.id, 'withdrawal');
    const second = await again().expect(201);
    await change(person, second.body.id, 'withdrawal');
    expect((await again()).body.code).toBe('too-many-requests');
  });

  it('is limited for one professional and day', async () => {
    const { bearer } = await newAsker();
    for (let asked = 0; asked < REFERENCES_A_DAY; asked += 1)
      await http.post(REFERENCES).set(bearer).send(question()).expect(201);
    const { body } = await http.post(REFERENCES).set(bearer).send(question()).expect(429);
    expect(body.code).toBe('too-many-requests');
  });

  it('is limited for one mailbox, no matter who asks', async () => {
    const email = newReferee();
    for (let asked = 0; asked < 3; asked += 1) await ask(await newAsker(), question({ email }));
    const late = await newAsker();
    await http.post(REFERENCES).set(late.bearer).send(question({ email })).expect(429);
    expect(await mailsTo(email)).toHaveLength(3);
  });
});

describe('reminding', () => {
  it('is possible once, after three days, and both links work', async () => {
    const person = await newAsker();
    const sent = question();
    const { id } = await ask(person, sent);
    const first = await tokenOf(sent.email);
    expect((await change(person, id, 'reminder')).status).toBe(409);
    clock.advance(3 * DAY_MS);
    expect((await list(person))[0]?.canRemind).toBe(true);
    expect((await change(person, id, 'reminder')).body.canRemind).toBe(false);
    expect((await change(person, id, 'reminder')).status).toBe(409);
    const second = await tokenOf(sent.email);
    expect(second).not.toBe(first);
    for (const token of [first, second]) await open(token).expect(200);
  });
});

describe('showing references', () => {
  it('is their owner’s choice, and they cannot change a word', async () => {
    const person = await newAsker();
    const { id } = await written(person);
    expect((await show(person, id)).body.shown).toBe(true);
    expect((await page(person)).references).toEqual([{ id, ...words() }]);
    const forged = { shown: true, written: words({ text: 'Best ever' }), words: 'Best ever' };
    await http.put(`${REFERENCES}${id}/`).set(person.bearer).send(forged).expect(200);
    expect((await page(person)).references).toEqual([{ id, ...words() }]);
    await show(person, id, false);
    expect((await page(person)).references).toEqual([]);
  });

  it('puts no words on the page that their owner has not read', async () => {
    const person = await newAsker();
    const { id, token } = await written(person);
    const [read] = await list(person);
    await steps.write(token, words({ text: 'She promises.' }), 2).expect(200);
    const put = async (shown: boolean, version = read?.version) =>
      http
        .put(`${REFERENCES}${id}/`)
        .set(await bearerOf(person))
        .set('If-Match', `"${version}"`)
        .send({ shown });
    const refused = await put(true);
    expect(refused.status).toBe(409);
    expect(refused.body.current).toMatchObject({ id, shown: false, version: 3 });
    expect((await page(person)).references).toEqual([]);
    const shown = await put(true, refused.body.current.version);
    expect(shown.body).toMatchObject({ shown: true, version: 4 });
    expect(shown.headers.etag).toBe('"4"');
    // the same answer again, as after one that got lost
    expect((await put(true, 3)).body).toMatchObject({ shown: true, version: 4 });
  });

  it('is refused for what is not written', async () => {
    const person = await newAsker();
    const { id } = await ask(person);
    expect((await show(person, id)).status).toBe(409);
  });

  it('puts them into JSON Resume and the CV', async () => {
    const person = await newAsker();
    const { id } = await written(person);
    await show(person, id);
    const { customUrl } = await person.load();
    const { body } = await http.get(`/p/${customUrl}/resume.json`).expect(200);
    expect(body.references).toEqual([
      { name: words().name, reference: words().text, role: words().role },
    ]);
    const pdf = await http.get(`/p/${customUrl}/cv.pdf`).buffer(true).expect(200);
    const { text } = await extractText(new Uint8Array(pdf.body as Buffer), { mergePages: true });
    for (const part of ['References', ...Object.values(words())]) expect(text).toContain(part);
  });

  it('and every other change is refused to others', async () => {
    const [person, other] = [await newAsker(), await newAsker()];
    const { id } = await written(person);
    expect((await show(other, id)).status).toBe(404);
    expect((await change(other, id, 'withdrawal')).status).toBe(404);
    expect((await change(other, id, 'reminder')).status).toBe(404);
    await http.delete(`${REFERENCES}${id}/`).set(other.bearer).expect(404);
    expect(await list(other)).toEqual([]);
  });
});

describe('what is known of anyone who was asked', () => {
  it('is forgotten thirty days after the link of an unanswered request has ended', async () => {
    const person = await newAsker();
    const kept = await written(person);
    await ask(person);
    clock.advance(59 * DAY_MS);
    await dependencies.references.purge();
    expect(await list(person)).toHaveLength(2);
    clock.advance(DAY_MS + HOUR_MS);
    expect(await dependencies.references.countOver()).toBeGreaterThan(0);
    await dependencies.references.purge();
    expect(await list(person)).toMatchObject([{ id: kept.id }]);
  });

  it('goes with the account that asked, with the mails that wait for them', async () => {
    const person = await newAsker();
    const sent = question();
    await ask(person, sent);
    const bearer = await bearerOf(person);
    await http.post('/api/account/delete/').set(bearer).send({ password: PASSWORD }).expect(204);
    const { references, outbox } = database.tables;
    const left = [
      await database.read.$count(references, eq(references.email, sent.email)),
      await database.read.$count(outbox, eq(outbox.recipient, sent.email)),
    ];
    expect(left).toEqual([0, 0]);
  });

  it('is deleted by anyone who asked, with its mails, and the link leads nowhere', async () => {
    const person = await newAsker();
    const { id, token, email } = await written(person);
    await http.delete(`${REFERENCES}${id}/`).set(person.bearer).expect(200);
    await open(token).expect(404);
    const { outbox } = database.tables;
    expect(await database.read.$count(outbox, eq(outbox.recipient, email))).toBe(0);
  });
});

describe('a reference that was deleted a moment ago', () => {
  const remove = async (person: Professional, id: string): Promise<string> =>
    (await http.delete(`${REFERENCES}${id}/`).set(person.bearer).expect(200)).body.undo;
  const restore = ({ bearer }: Professional, undo: string) =>
    http.post('/api/portfolio/restored-references/').set(bearer).send({ undo });

  it.each([true, false])('comes back as it was, shown: %s', async (shown) => {
    const person = await newAsker();
    const { id, token } = await written(person);
    if (shown) await show(person, id);
    const before = await list(person);
    const seen = await page(person);
    clock.advance(MINUTE_MS);
    const undo = await remove(person, id);
    expect(await list(person)).toEqual([]);
    expect((await page(person)).references).toEqual([]);
    await restore(person, undo).expect(200);
    expect(await list(person)).toEqual(before);
    expect((await page(person)).references).toEqual(seen.references);
    expect(seen.references).toHaveLength(shown ? 1 : 0);
    // anyone who wrote it can correct it by the same link
    const { body } = await open(token).expect(200);
    expect(body.written).toMatchObject({ text: words().text });
    await restore(person, undo).expect(200);
    expect(await list(person)).toHaveLength(1);
  });

  it('waits again, with the link that works, where the mail had gone', async () => {
    const person = await newAsker();
    const sent = question();
    const { id } = await ask(person, sent);
    const token = await tokenOf(sent.email);
    const undo = await remove(person, id);
    await open(token).expect(404);
    expect((await restore(person, undo).expect(200)).body).toMatchObject({ state: 'asked' });
    await open(token).expect(200);
  });

  it('is over where the mail had not gone, which is not sent any more', async () => {
    const person = await newAsker();
    const sent = question();
    const { id } = await ask(person, sent);
    const undo = await remove(person, id);
    expect((await restore(person, undo).expect(200)).body).toMatchObject({ state: 'withdrawn' });
    expect(await mailsTo(sent.email)).toEqual([]);
    await ask(person, sent);
    expect(await mailsTo(sent.email)).toHaveLength(1);
  });

  it('stays deleted after five minutes, for others, and under other words', async () => {
    const [person, other] = [await newAsker(), await newAsker()];
    const { id } = await written(person);
    const undo = await remove(person, id);
    await restore(other, undo).expect(404);
    await restore(person, `A${undo.slice(1)}`).expect(410);
    clock.advance(5 * MINUTE_MS);
    await restore(person, undo).expect(410);
    expect(await list(person)).toEqual([]);
  });

  it.each<[who: string, erase: (email: string) => Promise<unknown>]>([
    [
      'the company',
      async (address) =>
        http
          .post('/api/people/erase/')
          .set((await newAdmin(server)).bearer)
          .send({ address })
          .expect(200),
    ],
    [
      'themselves',
      async (email) => {
        const { bearer } = await signIn(server, email);
        await http
          .post('/api/account/delete/')
          .set(bearer)
          .send({ password: PASSWORD })
          .expect(204);
      },
    ],
  ])(
    'stays deleted where anyone who wrote it was erased in the meantime, by %s',
    async (_who, erase) => {
      const { email } = await newUser(server);
      const [person, other] = [await newAsker(), await newAsker()];
      const { id } = await written(person, question({ email }));
      const kept = await written(other);
      const undo = await remove(person, id);
      const others = await remove(other, kept.id);
      clock.advance(MINUTE_MS);
      await erase(email);
      const { body } = await restore(person, undo).expect(410);
      expect(body.message).toBe(
        'Everything about this person was erased after you deleted it. It cannot be restored.',
      );
      expect(await list(person)).toEqual([]);
      await restore(other, others).expect(200);
      // asked again and deleted after that, it is no longer what was erased
      clock.advance(MINUTE_MS);
      const again = await written(person, question({ email }));
      const undoAgain = await remove(person, again.id);
      await restore(person, undo).expect(410);
      await restore(person, undoAgain).expect(200);
    },
  );

  it('is gone where it is undone in the moment in which its writer is erased', async () => {
    const { bearer } = await newAdmin(server);
    const person = await newAsker();
    const { id, email } = await written(person);
    const undo = await remove(person, id);
    const erasing = http.post('/api/people/erase/').set(bearer).send({ address: email });
    const [erased, restored] = await Promise.all([erasing, restore(person, undo)]);
    expect(erased.status).toBe(200);
    expect([200, 410]).toContain(restored.status);
    expect(await list(person)).toEqual([]);
  });

  it('stays deleted where the same person was asked again in the meantime', async () => {
    const person = await newAsker();
    const { id, email } = await written(person);
    const undo = await remove(person, id);
    await ask(person, question({ email }));
    await restore(person, undo).expect(409);
    expect(await list(person)).toHaveLength(1);
  });
});
