import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../src/lib/clock.ts';
import { newUser, PASSWORD } from './testing/people.ts';
import { sendMails } from './testing/send-mails.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const forgot = (body: object) => server.http.post('/api/auth/forgot-password/').send(body);
const reset = (token: string, password: string) =>
  server.http.post('/api/auth/reset-password/').send({ token, password });

/** Delivers what was asked for: the answer does not wait for it, so that its time tells nothing. */
async function deliver(): Promise<void> {
  await server.idle();
  await sendMails(server);
}

async function mailedToken(email: string, count = 1): Promise<string> {
  await deliver();
  const mails = server.mailer.to(email).filter((mail) => mail.body.includes('#token='));
  expect(mails).toHaveLength(count);
  return String(/#token=(\S+)/.exec(String(mails.at(-1)?.body))?.[1]);
}

describe('a forgotten password', () => {
  it('is replaced through the mailed link, which works once', async () => {
    const person = await newUser(server);
    await forgot({ email: person.email }).expect(202);
    const token = await mailedToken(person.email);
    await reset(token, 'a new password').expect(200);
    await server.http
      .post('/auth/login')
      .send({ email: person.email, password: 'a new password' })
      .expect(200);
    await server.http
      .post('/auth/login')
      .send({ email: person.email, password: PASSWORD })
      .expect(401);
    const again = await reset(token, 'another password').expect(400);
    expect(again.body.detail).toContain('Request a new one');
  });

  it('ends every session', async () => {
    const person = await newUser(server);
    await forgot({ email: person.email });
    await reset(await mailedToken(person.email), 'a new password').expect(200);
    await server.http.get('/api/portfolio/').set(person.bearer).expect(401);
    await server.http.post('/api/auth/refresh/').send({ refresh: person.refresh }).expect(401);
  });

  it('answers the same for an address without an account', async () => {
    const person = await newUser(server);
    const known = await forgot({ email: person.email }).expect(202);
    const unknown = await forgot({ email: 'nobody@example.com' }).expect(202);
    expect(unknown.body).toEqual(known.body);
    await mailedToken(person.email);
    expect(server.mailer.to('nobody@example.com')).toEqual([]);
  });

  it('has only its newest link working', async () => {
    const person = await newUser(server);
    await forgot({ email: person.email });
    const older = await mailedToken(person.email);
    await forgot({ email: person.email });
    const newer = await mailedToken(person.email, 2);
    await reset(older, 'a new password').expect(400);
    await reset(newer, 'a new password').expect(200);
  });

  it('has a link that ends after an hour', async () => {
    const person = await newUser(server);
    await forgot({ email: person.email });
    const token = await mailedToken(person.email);
    server.clock.advance(HOUR_MS + 1000);
    await reset(token, 'a new password').expect(400);
  });

  it('is reset by exactly one of ten who hold the link', async () => {
    const person = await newUser(server);
    await forgot({ email: person.email });
    const token = await mailedToken(person.email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset(token, `new password ${index}`)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('links to the configured site, whatever the request claims to have called', async () => {
    const person = await newUser(server);
    await forgot({ email: person.email }).set({ Host: 'evil', 'X-Forwarded-Host': 'evil' });
    await mailedToken(person.email);
    expect(server.mailer.to(person.email).at(-1)?.body).toContain(
      'http://vitrine.test/reset-password#token=',
    );
  });

  it.each([
    { email: ['a@example.com', 'b@example.com'] },
    { email: { $ne: '' } },
    { email: 'a@example.com\nBcc: b@example.com' },
    { email: 'a@example.com,b@example.com' },
    {},
  ])('is not asked for with %j', async (body) => {
    await deliver();
    const before = server.mailer.delivered.length;
    await forgot(body).expect(422);
    await deliver();
    expect(server.mailer.delivered).toHaveLength(before);
  });

  it('keeps the token itself out of the database', async () => {
    const person = await newUser(server);
    await forgot({ email: person.email });
    const token = await mailedToken(person.email);
    const { database } = server.platform;
    const rows = await database.read.select().from(database.tables.passwordResets);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(token.length).toBeGreaterThanOrEqual(22);
  });
});
