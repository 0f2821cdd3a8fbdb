// @module-tag database
import { pathIn } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, SECOND_MS } from '../src/lib/clock.ts';
import { CONFIRM_WITHIN_MS } from '../src/office/newsletter/subscribe.ts';
import { mailsTo, newsletterForm } from './testing/forms.ts';
import { newAdmin } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http } = server;
const { read, tables } = server.platform.database;

const ask = (email?: string, page: object = {}) => {
  server.clock.advance(11 * SECOND_MS);
  const form = newsletterForm({ ...page, ...(email && { email }) });
  return { email: form.email, answer: http.post('/api/newsletter/').send(form).expect(202) };
};
const confirm = (token: string) => http.post(`/api/newsletter/confirm/${token}/`);
const unsubscribe = (token: string) => http.post(`/api/newsletter/unsubscribe/${token}/`);
const latestMail = async (email: string) => (await mailsTo(server, email)).at(-1);
const mailedToken = async (email: string) =>
  String(/#token=(\S+)/.exec(String((await latestMail(email))?.body))?.[1]);
const french = (page: string) => `http://vitrine.test${pathIn('fr', page)}#token=`;
const subscriber = async (email: string) =>
  (await read.select().from(tables.subscribers)).find((row) => row.email === email);

async function newReader() {
  const { email, answer } = ask();
  await answer;
  const confirmToken = await mailedToken(email);
  await confirm(confirmToken).expect(200);
  return { email, confirmToken, unsubscribeToken: await mailedToken(email) };
}

describe('asking for the newsletter', () => {
  it('mails a link and subscribes nobody yet', async () => {
    const { email, answer } = ask();
    expect((await answer).body.message).toBe(
      'Almost done: open the link in the mail we have just sent you.',
    );
    expect((await subscriber(email))?.confirmedAt).toBeNull();
    const mail = await latestMail(email);
    expect(mail?.body).toContain('http://vitrine.test/newsletter/confirm#token=');
    expect(mail?.headers).toBeNull();
  });

  it('answers the same for an address that is subscribed, and changes nothing', async () => {
    const { email } = await newReader();
    const before = await subscriber(email);
    const again = await ask(email).answer;
    const stranger = await ask().answer;
    expect(again.text).toBe(stranger.text);
    expect((await latestMail(email))?.subject).toBe('You are already subscribed');
    expect((await subscriber(email))?.confirmedAt).toEqual(before?.confirmedAt);
  });

  it('is answered in the language of the page, which lasts once it is confirmed', async () => {
    const { email, answer } = ask(undefined, { locale: 'en' });
    await answer;
    await ask(email, { locale: 'fr' }).answer;
    const asked = await latestMail(email);
    expect(asked?.subject).toBe('Confirmez votre abonnement');
    expect(asked?.body).toContain(french('/newsletter/confirm'));
    await confirm(await mailedToken(email)).expect(200);
    const welcome = await latestMail(email);
    expect(welcome?.subject).toBe('Votre abonnement est confirmé');
    expect(welcome?.body).toContain(french('/newsletter/unsubscribe'));
    // anyone can type their address on another page
    await ask(email, { locale: 'en' }).answer;
    expect((await latestMail(email))?.subject).toBe('Vous recevez déjà notre newsletter');
    expect(await subscriber(email)).toMatchObject({ language: 'fr' });
    await http
      .post('/api/newsletter/')
      .send(newsletterForm({ locale: 'tlh' }))
      .expect(422);
  });

  it('finds the address again in any case', async () => {
    const { email } = await newReader();
    await ask(` ${email.toUpperCase()} `).answer;
    const rows = await read.select().from(tables.subscribers);
    expect(rows.filter((row) => row.email.toLowerCase() === email)).toHaveLength(1);
  });

  it('links to the configured site, whatever the request claims to have called', async () => {
    const form = newsletterForm();
    await http.post('/api/newsletter/').set('Host', 'evil.example').send(form).expect(202);
    expect((await latestMail(form.email))?.body).not.toContain('evil');
  });

  it('keeps the token itself out of the list of subscribers', async () => {
    const { email, answer } = ask();
    await answer;
    const token = await mailedToken(email);
    const rows = JSON.stringify(await read.select().from(tables.subscribers));
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(token.slice(0, 43));
  });
});

describe('the mailed link', () => {
  it('subscribes, once, with a mail that says how to leave', async () => {
    const { email, answer } = ask();
    await answer;
    const token = await mailedToken(email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await subscriber(email))?.confirmedAt).toEqual(server.clock.now());
    const [, welcome, ...others] = await mailsTo(server, email);
    expect(others).toEqual([]);
    expect(welcome?.body).toContain('http://vitrine.test/newsletter/unsubscribe#token=');
  });

  it('lets topics be chosen at once and later, where there are any', async () => {
    const { bearer } = await newAdmin(server);
    const saveTopics = async (topics: { name: string }[]) =>
      (await http.put('/api/newsletter-topics/').set(bearer).send({ topics }).expect(200)).body;
    const { email, answer } = ask();
    await answer;
    const token = await mailedToken(email);
    const [boats, maps] = await saveTopics([{ name: 'Boats' }, { name: 'Maps' }]);
    const { choose } = (await confirm(token).expect(200)).body;
    const welcome = await latestMail(email);
    expect(welcome?.body).toContain(`http://vitrine.test/newsletter/preferences#token=${choose}`);
    const page = `/api/newsletter/preferences/${choose}/`;
    const chosen = [
      { ...boats, chosen: true },
      { ...maps, chosen: true },
    ];
    expect((await http.get(page).expect(200)).body.topics).toEqual(chosen);
    await http
      .put(page)
      .send({ topics: [boats.id] })
      .expect(200);
    expect((await subscriber(email))?.topics).toEqual([boats.id]);
    await saveTopics([]);
    expect((await confirm(token).expect(200)).body.choose).toBeNull();
  });

  it('works from an earlier mail too', async () => {
    const { email, answer } = ask();
    await answer;
    const first = await mailedToken(email);
    await ask(email).answer;
    await confirm(first).expect(200);
  });

  it('ends after a week, and the address is forgotten', async () => {
    const { email, answer } = ask();
    await answer;
    const token = await mailedToken(email);
    server.clock.advance(CONFIRM_WITHIN_MS + 1);
    await confirm(token).expect(404);
    await ask().answer;
    expect(await subscriber(email)).toBeUndefined();
  });

  it('is made for one purpose and one reader', async () => {
    const reader = await newReader();
    const other = await newReader();
    await confirm(reader.unsubscribeToken).expect(404);
    await unsubscribe(reader.confirmToken).expect(404);
    const forged = reader.unsubscribeToken.slice(0, 43) + other.unsubscribeToken.slice(43);
    await unsubscribe(forged).expect(404);
    expect(await subscriber(other.email)).toBeDefined();
  });

  it.each(['x', 'a'.repeat(79), 'a'.repeat(201), '%00', '..%2f', '<script>'])(
    'is refused as %s',
    async (token) => {
      await confirm(encodeURI(token)).expect(404);
      await unsubscribe(encodeURI(token)).expect(404);
    },
  );
});

describe('unsubscribing', () => {
  it('erases the address, and is no problem a second time', async () => {
    const { email, unsubscribeToken, confirmToken } = await newReader();
    await unsubscribe(unsubscribeToken).expect(200);
    expect(await subscriber(email)).toBeUndefined();
    await unsubscribe(unsubscribeToken).expect(200);
    await confirm(confirmToken).expect(404);
  });

  it('leaves the way back open', async () => {
    const { email, unsubscribeToken } = await newReader();
    await unsubscribe(unsubscribeToken).expect(200);
    server.clock.advance(HOUR_MS);
    await ask(email).answer;
    await confirm(await mailedToken(email)).expect(200);
    await unsubscribe(unsubscribeToken).expect(200);
    expect(await subscriber(email)).toBeDefined();
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=x', '--x\r\n\r\nOne-Click\r\n--x--'],
    ['text/plain', 'anything'],
    ['application/json', '{ not json'],
  ])('works from a mail program that posts %s (RFC 8058)', async (type, body) => {
    const { email } = await newReader();
    const { headers } = (await latestMail(email)) ?? {};
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = /^<http:\/\/vitrine\.test(\/\S+)>$/.exec(headers?.['List-Unsubscribe'] ?? '');
    await http.post(String(address?.[1])).set('Content-Type', type).send(body).expect(200);
    expect(await subscriber(email)).toBeUndefined();
  });

  it('does not happen by merely looking at the address', async () => {
    const { email, unsubscribeToken } = await newReader();
    await http.get(`/api/newsletter/unsubscribe/${unsubscribeToken}/`).expect(405);
    expect(await subscriber(email)).toBeDefined();
  });
});
