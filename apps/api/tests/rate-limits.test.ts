import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactForm, internshipForm, newsletterForm } from './testing/forms.ts';
import { newUser, PASSWORD } from './testing/people.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ rateLimits: true, trustedProxies: 1 });
});
afterEach(() => server.close());

const from = (address: string) => ({ 'X-Forwarded-For': address });
const login = (email: string, password: string, address: string) =>
  server.http.post('/auth/login').set(from(address)).send({ email, password });

describe('wrong passwords', () => {
  it('are stopped after the fifth, with the time to wait', async () => {
    const { email } = await newUser(server);
    for (let tries = 0; tries < 5; tries += 1) {
      await login(email, 'wrong password', '198.51.100.1').expect(401);
    }
    const { body, headers } = await login(email, PASSWORD, '198.51.100.1').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body.detail).toMatch(/Try again in \d+ minutes/);
  });

  it.each([
    ['the case of the address', (email: string) => ({ email: ` ${email.toUpperCase()}` })],
    ['another field', (email: string) => ({ email, x: 'y' })],
  ])('are not counted again by %s', async (_what, change) => {
    const { email } = await newUser(server);
    for (let tries = 0; tries < 5; tries += 1) {
      await login(email, 'wrong password', '198.51.100.2').expect(401);
    }
    await server.http
      .post('/auth/login/')
      .set(from('198.51.100.2'))
      .send({ password: PASSWORD, ...change(email) })
      .expect(429);
  });

  it('are evaluated at most six times in a burst', async () => {
    const { email } = await newUser(server);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => login(email, 'wrong password', '198.51.100.3')),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(6);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(44);
  });

  it('from one place do not lock the owner out of another', async () => {
    const { email } = await newUser(server);
    for (let tries = 0; tries < 8; tries += 1) await login(email, 'wrong password', '198.51.100.4');
    await login(email, PASSWORD, '198.51.100.5').expect(200);
  });

  it('in large numbers keep out nobody at the same address who knows the right one', async () => {
    const { email } = await newUser(server);
    for (let tries = 0; tries < 320; tries += 1) {
      await login('someone@example.com', 'wrong password', '198.51.100.9');
    }
    await login(email, PASSWORD, '198.51.100.9').expect(200);
  });

  it('for many accounts are stopped, too', async () => {
    const storm = await startTestServer({
      rateLimits: true,
      hasher: {
        hash: async () => '',
        verify: async () => false,
        isOutdated: () => false,
        waiting: () => 0,
        close: async () => undefined,
      },
    });
    const statuses = new Map<number, number>();
    for (let tries = 0; tries < 310; tries += 1) {
      const path = tries % 2 ? '/auth/login' : '/api/login/';
      const body = { email: `nobody${tries}@example.com`, password: 'wrong password' };
      const { status } = await storm.http.post(path).send(body);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 401: 300, 429: 10 });
    await storm.close();
  });

  it('count for a whole IPv6 network', async () => {
    const { email } = await newUser(server);
    for (let tries = 0; tries < 5; tries += 1) {
      await login(email, 'wrong password', `2001:db8::${tries + 1}`).expect(401);
    }
    await login(email, PASSWORD, '2001:db8::99').expect(429);
  });
});

describe('a client', () => {
  it('is not taken for another one because of a forwarding header that no proxy has set', async () => {
    const direct = await startTestServer({ rateLimits: true, trustedProxies: 0 });
    const { email } = await newUser(direct);
    const attempt = (address: string, password: string) =>
      direct.http.post('/auth/login').set(from(address)).send({ email, password });
    for (let tries = 0; tries < 5; tries += 1)
      await attempt(`203.0.113.${tries}`, 'wrong password');
    await attempt('203.0.113.77', PASSWORD).expect(429);
    await direct.close();
  });

  it('shares its address with fifty others who all sign in', async () => {
    const people = [];
    for (let index = 0; index < 20; index += 1) people.push(await newUser(server));
    const answers = await Promise.all(
      people.map(({ email }) => login(email, PASSWORD, '198.51.100.6')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('gets ten archives of an account an hour', async () => {
    const { bearer } = await newUser(server);
    const download = () => server.http.get('/api/account/archive/').set(bearer).buffer(true);
    for (let times = 0; times < 10; times += 1) await download().expect(200);
    await download().expect(429);
    const other = await newUser(server);
    await server.http.get('/api/account/archive/').set(other.bearer).expect(200);
  });

  it('is asked to wait before the fourth reset mail for one address', async () => {
    const { email } = await newUser(server);
    const ask = () => server.http.post('/api/auth/forgot-password/').send({ email });
    for (let tries = 0; tries < 3; tries += 1) await ask().expect(202);
    await ask().expect(429);
  });
});

describe.each([
  ['/api/contact/', contactForm],
  ['/api/applications/', internshipForm],
  ['/api/newsletter/', newsletterForm],
])('fifty forms in a minute to %s', (path, form) => {
  it('are stopped after five, politely and with the time to wait', async () => {
    const send = (address: string) => server.http.post(path).set(from(address)).send(form());
    const answers = [];
    for (let tries = 0; tries < 50; tries += 1) answers.push(await send('198.51.100.7'));
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(5).fill(202),
      ...Array(45).fill(429),
    ]);
    const { body, headers } = answers[49] ?? {};
    expect(Number(headers?.['retry-after'])).toBeGreaterThan(0);
    expect(body.detail).toBe(
      'Thank you, but that was a lot at once and this one did not get through. Try again in a minute.',
    );
    await send('198.51.100.8').expect(202);
  });
});

it('counts each form apart', async () => {
  for (let tries = 0; tries < 6; tries += 1) {
    await server.http.post('/api/contact/').send(contactForm());
  }
  await server.http.post('/api/newsletter/').send(newsletterForm()).expect(202);
});

describe('limits', () => {
  const namesIn = (header: unknown) =>
    [...String(header).matchAll(/"([^"]*)"; ([^,]*)/g)].map(([, name, rest]) => [name, rest]);

  it('say in headers how much is left, each under its own name', async () => {
    const { email } = await newUser(server);
    const first = await login(email, 'wrong password', '198.51.100.20').expect(401);
    const second = await login(email, 'wrong password', '198.51.100.20').expect(401);
    const policies = namesIn(second.headers['ratelimit-policy']);
    const states = namesIn(second.headers.ratelimit);
    const names = policies.map(([name]) => name);
    expect(names).toEqual(states.map(([name]) => name));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('wrong-passwords');
    const [, policy] = policies.find(([name]) => name === 'wrong-passwords') ?? [];
    expect(policy).toMatch(/^q=5; w=900; pk=:[\w+/=]+:$/);
    const left = (headers: Record<string, string>) =>
      /"wrong-passwords"; r=(\d+); t=\d+/.exec(headers.ratelimit ?? '')?.[1];
    expect([left(first.headers), left(second.headers)]).toEqual(['4', '3']);
  });

  it('say so on every write, and when they are reached', async () => {
    const send = () => server.http.post('/api/contact/').set(from('198.51.100.21'));
    const { headers } = await send().send(contactForm()).expect(202);
    expect(headers.ratelimit).toMatch(/"writes"; r=299; t=\d+/);
    for (let tries = 0; tries < 4; tries += 1) await send().send(contactForm());
    const refused = await send().send(contactForm()).expect(429);
    expect(refused.headers.ratelimit).toMatch(/"form-[\w-]+"; r=0; t=\d+/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
