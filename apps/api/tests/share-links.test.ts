import { SHARE_LINKS_MAX, type ShareLink } from '@vitrine/contracts';
import { readResumeText } from '@vitrine/resume';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DAY_MS, utcDay } from '../src/lib/clock.ts';
import { newAdmin, signIn } from './testing/people.ts';
import { freeName, newProfessional, type Professional } from './testing/portfolios.ts';
import { sendMails } from './testing/send-mails.ts';
import { startTestServer, type TestServer, useTestServer } from './testing/test-server.ts';
import { LAPTOP, PHONE, passMidnight } from './testing/visits.ts';

const server = await useTestServer({ trustedProxies: 1 });
const { http } = server;

const LINKS = '/api/portfolio/share-links/';
const dayIn = (days: number, { clock: now }: TestServer = server) =>
  utcDay(new Date(now.now().getTime() + days * DAY_MS));

/** Anyone who has waited for days has to sign in again. */
const bearerOf = async ({ email }: Professional, at = server) => (await signIn(at, email)).bearer;

async function makeLink(person: Professional, sent: object = {}, at = server): Promise<ShareLink> {
  const body = { name: 'Camtel', ...sent };
  const bearer = await bearerOf(person, at);
  return (await at.http.post(LINKS).set(bearer).send(body).expect(201)).body;
}
const listLinks = async (person: Professional): Promise<ShareLink[]> =>
  (
    await http
      .get(LINKS)
      .set(await bearerOf(person))
      .expect(200)
  ).body;
const endLink = async (person: Professional, id: string) =>
  http.delete(`${LINKS}${id}/`).set(await bearerOf(person));

const tokenOf = ({ url }: ShareLink) => url.split('/').at(-1) ?? '';
const open = (token: string) => http.get(`/api/public/share-links/${token}/`);
const visit = (token: string, headers: Record<string, string> = {}, at = server) =>
  at.http
    .post(`/api/public/share-links/${token}/views/`)
    .set({ 'X-Forwarded-For': '198.51.100.7', 'User-Agent': PHONE, ...headers });
const message = (text = 'Are you free in March?') => ({
  ...{ name: 'Eposi', email: 'eposi@example.com', message: text },
  ...{ website: '', key: crypto.randomUUID(), filled_ms: 9_000 },
});

describe('a link to a portfolio', () => {
  it('shows it while it is not published, and changes with it', async () => {
    const person = await newProfessional(server);
    await person.save({ headline: 'Before', customUrl: freeName() });
    const link = await makeLink(person);
    expect(link).toMatchObject({ name: 'Camtel', views: 0, ended: false, endsOn: dayIn(30) });
    expect(link.url).toMatch(/^http:\/\/vitrine\.test\/s\/[\w-]{22}$/);
    const { body, headers } = await open(tokenOf(link)).expect(200);
    expect(body).toMatchObject({ name: 'Ngozi Fonyuy', headline: 'Before' });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${person.email}|Camtel|userId`));
    expect(headers['cache-control']).toBe('no-store');
    await person.save({ headline: 'After' });
    expect((await open(tokenOf(link))).body.headline).toBe('After');
  });

  it('works on its last day, and says from the next on that it has ended', async () => {
    const person = await newProfessional(server);
    await person.save({ headline: 'A secret plan' });
    const link = await makeLink(person, { endsOn: dayIn(1) });
    passMidnight(server);
    await open(tokenOf(link)).expect(200);
    passMidnight(server);
    const { body, text } = await open(tokenOf(link)).expect(410);
    expect(body).toMatchObject({
      code: 'gone',
      detail: 'This link has expired. Ask the person who sent it for a new one.',
    });
    expect(text).not.toMatch(/Ngozi|secret|portfolio at/);
    await visit(tokenOf(link)).expect(410);
    const contact = `/api/public/share-links/${tokenOf(link)}/contact/`;
    await http.post(contact).send(message()).expect(410);
    expect(await listLinks(person)).toMatchObject([{ ended: true, views: 0 }]);
  });

  it('is ended by its owner at once, once and for all', async () => {
    const person = await newProfessional(server);
    const link = await makeLink(person);
    expect((await endLink(person, link.id)).status).toBe(204);
    await open(tokenOf(link)).expect(410);
    expect((await endLink(person, link.id)).status).toBe(204);
    expect(await listLinks(person)).toMatchObject([{ id: link.id, ended: true }]);
  });

  it.each([
    ['a guessed one', 'A'.repeat(22)],
    ['a short one', 'a'],
    ['none', '%00'],
    ['an address', '..%2f..%2fapi'],
  ])('that was never made is answered like a page that is not there: %s', async (_what, token) => {
    const { body } = await open(token).expect(404);
    expect(body.code).toBe('not-found');
    await visit(token).expect(404);
  });

  it('of someone else is neither listed nor ended', async () => {
    const [owner, other] = [await newProfessional(server), await newProfessional(server)];
    const link = await makeLink(owner);
    expect(await listLinks(other)).toEqual([]);
    expect((await endLink(other, link.id)).status).toBe(404);
    await open(tokenOf(link)).expect(200);
  });

  it('opens nothing once its owner is shut out', async () => {
    const person = await newProfessional(server);
    const link = await makeLink(person);
    const { database } = server.platform;
    const { users } = database.tables;
    await database.write((tx) =>
      tx.update(users).set({ status: 'inactive' }).where(eq(users.email, person.email)),
    );
    await open(tokenOf(link)).expect(404);
  });

  it.each([
    ['a day that is past', { endsOn: '2020-01-01' }, 'endsOn'],
    ['a day too far away', { endsOn: '2999-01-01' }, 'endsOn'],
    ['a day that is none', { endsOn: 'soon' }, 'endsOn'],
    ['no name', { name: ' ' }, 'name'],
  ])('is not made with %s', async (_what, sent, path) => {
    const person = await newProfessional(server);
    const body = { name: 'Camtel', ...sent };
    const answer = await http.post(LINKS).set(person.bearer).send(body).expect(422);
    expect(answer.body.errors).toMatchObject([{ path }]);
  });

  it('is one of so many that can be open; an ended one makes room', async () => {
    const person = await newProfessional(server);
    const { bearer } = person;
    const make = () => http.post(LINKS).set(bearer).send({ name: 'One more' });
    for (let count = 0; count < SHARE_LINKS_MAX; count += 1) await make().expect(201);
    const { body } = await make().expect(409);
    expect(body.detail).toBe(
      `You can have at most ${SHARE_LINKS_MAX} active links. Deactivate one first.`,
    );
    const [newest] = await listLinks(person);
    await endLink(person, newest?.id ?? '');
    await make().expect(201);
    expect(await listLinks(person)).toHaveLength(SHARE_LINKS_MAX + 1);
  });

  it('is one of twenty open ones, however many are made at once', async () => {
    const person = await newProfessional(server);
    const { bearer } = person;
    const made = await Promise.all(
      Array.from({ length: SHARE_LINKS_MAX + 10 }, () =>
        http.post(LINKS).set(bearer).send({ name: 'One more' }),
      ),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(SHARE_LINKS_MAX);
    expect(await listLinks(person)).toHaveLength(SHARE_LINKS_MAX);
  });
});

describe('the views of a link', () => {
  it('count once a visitor and day, for the link and for the page', async () => {
    const person = await newProfessional(server);
    const [one, other] = [await makeLink(person), await makeLink(person, { name: 'MTN' })];
    await visit(tokenOf(one)).expect(204);
    await visit(tokenOf(one)).expect(204);
    await visit(tokenOf(one), { 'User-Agent': LAPTOP }).expect(204);
    await visit(tokenOf(other)).expect(204);
    const views = Object.fromEntries((await listLinks(person)).map((l) => [l.name, l.views]));
    expect(views).toEqual({ Camtel: 2, MTN: 1 });
    const { body } = await http
      .get('/api/dashboard/')
      .set(await bearerOf(person))
      .expect(200);
    expect(body.views.total).toBe(2);
    passMidnight(server);
    await visit(tokenOf(one)).expect(204);
    expect((await listLinks(person)).find(({ id }) => id === one.id)?.views).toBe(3);
  });

  it('leave out robots, the owner and administrators', async () => {
    const person = await newProfessional(server);
    const link = await makeLink(person);
    await visit(tokenOf(link), { 'User-Agent': 'facebookexternalhit/1.1' }).expect(204);
    await visit(tokenOf(link), await bearerOf(person)).expect(204);
    await visit(tokenOf(link), (await newAdmin(server)).bearer).expect(204);
    expect(await listLinks(person)).toMatchObject([{ views: 0 }]);
  });

  it('are refused to a client that makes them up', async () => {
    const limited = await startTestServer({ rateLimits: true, trustedProxies: 1 });
    onTestFinished(() => limited.close());
    const person = await newProfessional(limited);
    const link = await makeLink(person, {}, limited);
    for (let count = 0; count < 60; count += 1) {
      await visit(tokenOf(link), { 'User-Agent': `${PHONE} ${count}` }, limited).expect(204);
    }
    await visit(tokenOf(link), {}, limited).expect(429);
  });
});

describe('a page that a link shows', () => {
  it('takes messages to its owner, published or not', async () => {
    const person = await newProfessional(server);
    const link = await makeLink(person);
    const contact = `/api/public/share-links/${tokenOf(link)}/contact/`;
    await http.post(contact).send(message('Good morning.')).expect(202);
    const { body } = await http
      .get('/api/connections/')
      .set(await bearerOf(person))
      .expect(200);
    expect(body.items).toMatchObject([{ name: 'Eposi', message: 'Good morning.' }]);
    await sendMails(server);
    // a draft has an address that leads nowhere yet
    const mailed = server.mailer.to(person.email).at(-1)?.body ?? '';
    expect(mailed).toContain('Eposi (eposi@example.com) wrote to you through your page:');
    expect(mailed).not.toContain('/p/');
  });

  it('has a card that names no address', async () => {
    const cardOf = async (published: boolean) => {
      const person = await newProfessional(server);
      await person.save({ headline: 'The same', customUrl: freeName(), published });
      const path = `/share/link/${tokenOf(await makeLink(person))}.png`;
      const { body } = await http.get(path).buffer(true).expect(200);
      return body as Buffer;
    };
    expect((await cardOf(false)).equals(await cardOf(true))).toBe(true);
  });

  it('has its files below its address until it ends, and no cache keeps them', async () => {
    const person = await newProfessional(server);
    await person.save({ headline: 'Not public', customUrl: freeName() });
    const link = await makeLink(person);
    for (const file of ['cv.pdf', 'resume.json', 'qr.svg', 'qr.png']) {
      const path = `/s/${tokenOf(link)}/${file}`;
      const { headers } = await http.get(path).expect(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toBe('noindex');
    }
    const { text } = await http.get(`/s/${tokenOf(link)}/resume.json`).buffer(true);
    // brought in again, a link that ends is none of the page
    expect((await readResumeText(text)).items.links).toEqual([]);
    await http
      .get(`/share/link/${tokenOf(link)}.png`)
      .expect(200)
      .expect('Content-Type', /png/);
    await endLink(person, link.id);
    for (const path of [`/s/${tokenOf(link)}/cv.pdf`, `/share/link/${tokenOf(link)}.png`]) {
      await http.get(path).expect(404);
    }
  });
});

describe('the links of an account', () => {
  it('go with it', async () => {
    const person = await newProfessional(server);
    const link = await makeLink(person);
    const { database } = server.platform;
    const { users } = database.tables;
    await database.write((tx) => tx.delete(users).where(eq(users.email, person.email)));
    await open(tokenOf(link)).expect(404);
  });
});
