import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../src/lib/clock.ts';
import { createLogger } from '../src/lib/logger.ts';
import { mailsTo, portfolioContactForm } from './testing/forms.ts';
import { newAdmin, newUser, PASSWORD, registration, signIn } from './testing/people.ts';
import { freeName } from './testing/portfolios.ts';
import { useTestServer } from './testing/test-server.ts';

const lines: string[] = [];
const destination = { write: (line: string) => void lines.push(line) };
const server = await useTestServer({ logger: createLogger('info', destination) });
const { http } = server;

const WELCOME = 'Welcome: please confirm your e-mail';
const CONTACT = 'Someone wrote to you through your page';

const subjectsTo = async (email: string) =>
  (await mailsTo(server, email)).map(({ subject }) => subject);
const tokensTo = async (email: string, page = '/confirm') => {
  const bodies = (await mailsTo(server, email)).map(({ body }) => body);
  const link = new RegExp(`http://vitrine\\.test${page}#token=([\\w-]+)`);
  return bodies.flatMap((body) => link.exec(body)?.[1] ?? []);
};
const confirm = (token: string) => http.post(`/api/account/email/confirm/${token}/`);
const accountOf = async (bearer: { Authorization: string }) =>
  (await http.get('/api/account/').set(bearer).expect(200)).body;

/** Someone who has registered and opened no link, with a page that everyone can open. */
async function newUnconfirmed() {
  const form = registration();
  await http.post('/auth/register').send(form).expect(201);
  const person = await signIn(server, form.email);
  const customUrl = freeName();
  await http
    .put('/api/portfolio/')
    .set(person.bearer)
    .send({ customUrl, published: true })
    .expect(200);
  const write = () =>
    http
      .post(`/api/public/portfolios/${customUrl}/contact/`)
      .send(portfolioContactForm())
      .expect(202);
  const received = async () => {
    const { bearer } = await signIn(server, form.email);
    return (await http.get('/api/connections/').set(bearer).expect(200)).body.items;
  };
  return { ...person, form, write, received };
}

describe('an address that nobody has confirmed', () => {
  it('is not sent what visitors write; the dashboard keeps it', async () => {
    const person = await newUnconfirmed();
    const { body } = await person.write();
    expect(body.message).toContain('Your message is on its way');
    expect(await person.received()).toHaveLength(1);
    expect(await subjectsTo(person.email)).toEqual([WELCOME]);
    expect((await accountOf(person.bearer)).emailConfirmed).toBe(false);
  });

  it('is sent nothing that someone typed, whatever they do with the account', async () => {
    const form = registration({ first_name: 'Visit http://evil.example', last_name: 'Now' });
    await http.post('/auth/register').send(form).expect(201);
    const { bearer } = await signIn(server, form.email);
    const settings = {
      firstName: 'Visit',
      lastName: 'Now',
      phone: '',
      email: 'http.evil@example.com',
      currentPassword: PASSWORD,
      newPassword: 'another password',
    };
    const { body } = await http.put('/api/account/').set(bearer).send(settings).expect(200);
    const again = { Authorization: `Bearer ${body.tokens?.access ?? ''}` };
    const mails = await mailsTo(server, form.email);
    expect(mails.map(({ subject }) => subject)).toEqual([WELCOME]);
    expect(mails[0]?.body).not.toMatch(/evil|Visit/);
    const session = body.tokens
      ? again
      : (await signIn(server, form.email, 'another password')).bearer;
    await http
      .post('/api/account/delete/')
      .set(session)
      .send({ password: 'another password' })
      .expect(204);
    expect(await subjectsTo(form.email)).toEqual([]);
  });

  it('is sent what visitors write once it is confirmed, and nothing from before', async () => {
    const person = await newUnconfirmed();
    await person.write();
    const [token = ''] = await tokensTo(person.email);
    const { body } = await confirm(token).expect(200);
    expect(body.message).toBe('Your email is confirmed.');
    expect((await accountOf(person.bearer)).emailConfirmed).toBe(true);
    await person.write();
    expect(await person.received()).toHaveLength(2);
    expect(await subjectsTo(person.email)).toEqual([WELCOME, CONTACT]);
  });

  it('is confirmed once by a link, of which only a hash is stored', async () => {
    const person = await newUnconfirmed();
    const [token = ''] = await tokensTo(person.email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const { read, tables } = server.platform.database;
    const stored = await read.select().from(tables.emailConfirmations);
    expect(JSON.stringify(stored)).not.toContain(token);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await confirm(token).expect(404);
  });

  it('is not confirmed by reading the link, nor by a link that is a week old', async () => {
    const person = await newUnconfirmed();
    const [token = ''] = await tokensTo(person.email);
    await http.get(`/api/account/email/confirm/${token}/`).expect(405);
    server.clock.advance(7 * DAY_MS);
    await confirm(token).expect(404);
    const { bearer } = await signIn(server, person.email);
    expect((await accountOf(bearer)).emailConfirmed).toBe(false);
  });

  it('gets another link, with which the earlier one ends', async () => {
    const person = await newUnconfirmed();
    await http.post('/api/account/email/confirmation/').set(person.bearer).expect(202);
    const [earlier = '', newest = ''] = await tokensTo(person.email);
    await confirm(earlier).expect(404);
    await confirm(newest).expect(200);
    await http.post('/api/account/email/confirmation/').set(person.bearer).expect(202);
    expect(await subjectsTo(person.email)).toEqual([WELCOME, WELCOME]);
    await http.post('/api/account/email/confirmation/').expect(401);
  });

  it('leaves anyone who claimed it nothing once its owner has chosen a password', async () => {
    const squatter = await newUnconfirmed();
    await squatter.write();
    await http.post('/api/auth/forgot-password/').send({ email: squatter.email }).expect(202);
    const [welcome = ''] = await tokensTo(squatter.email);
    const [reset = ''] = await tokensTo(squatter.email, '/reset-password');
    await http
      .post('/api/auth/reset-password/')
      .send({ token: reset, password: 'of the true owner' })
      .expect(200);
    await http.get('/api/account/').set(squatter.bearer).expect(401);
    await http.post('/api/auth/refresh/').send({ refresh: squatter.refresh }).expect(401);
    await http.post('/auth/login').send({ email: squatter.email, password: PASSWORD }).expect(401);
    await confirm(welcome).expect(404);
    const { bearer } = await signIn(server, squatter.email, 'of the true owner');
    expect((await accountOf(bearer)).emailConfirmed).toBe(true);
    expect(await subjectsTo(squatter.email)).not.toContain(CONTACT);
  });
});

describe('an address that an administrator gives to an account', () => {
  it('is not confirmed until its link is opened, and the link to the old one ends', async () => {
    const admin = await newAdmin(server);
    const person = await newUser(server);
    const { body } = await http.get('/api/users/').query({ q: person.email }).set(admin.bearer);
    const [user] = body.items;
    const email = `moved-${person.email}`;
    await http
      .put(`/api/users/${user.id}/`)
      .set(admin.bearer)
      .send({ name: user.name, email, role: 'user', status: 'active' })
      .expect(200);
    expect((await accountOf(person.bearer)).emailConfirmed).toBe(false);
    const [token = ''] = await tokensTo(email);
    await confirm(token).expect(200);
    expect((await accountOf(person.bearer)).emailConfirmed).toBe(true);
  });
});

describe('mails that anyone can have sent to an address', () => {
  const through = () => lines.filter((line) => line.includes('password-reset-requested')).length;
  const ask = async (email: string) =>
    (await http.post('/api/auth/forgot-password/').send({ email }).expect(202)).body;
  /** The answer does not wait for what an account has asked for: it is waited for here. */
  const forgot = async (email: string) => {
    const before = through();
    const body = await ask(email);
    await server.idle();
    expect(through()).toBe(before + 1);
    return body;
  };

  it('are three an hour and ten a day, then one in two hours, and answered the same', async () => {
    const form = registration();
    await http.post('/auth/register').send(form).expect(201);
    const answers = new Set<string>();
    // the welcome mail was the first of the three
    for (let hour = 0; hour < 4; hour += 1) {
      for (let many = 0; many < 5; many += 1) answers.add(JSON.stringify(await forgot(form.email)));
      expect(await tokensTo(form.email, '/reset-password')).toHaveLength([2, 5, 8, 10][hour] ?? 0);
      server.clock.advance(HOUR_MS + 1);
    }
    answers.add(JSON.stringify(await ask('nobody-here@example.com')));
    expect(answers.size).toBe(1);
  });

  it('leave the last link working when there is no room for another', async () => {
    const form = registration();
    await http.post('/auth/register').send(form).expect(201);
    for (let many = 0; many < 2; many += 1) await forgot(form.email);
    const token = String((await tokensTo(form.email, '/reset-password')).at(-1));
    await forgot(form.email);
    await http
      .post('/api/auth/reset-password/')
      .send({ token, password: 'a new password' })
      .expect(200);
  });

  it('are counted for the mailbox, however its address is varied', async () => {
    const emails = ['', '+1', '+2', '+3'].map((tag) => `mailbox${tag}@example.com`);
    for (const email of emails) {
      await http.post('/auth/register').send(registration({ email })).expect(201);
    }
    const mails = await Promise.all(emails.map(subjectsTo));
    expect(mails.map(({ length }) => length)).toEqual([1, 1, 1, 0]);
  });
});
