import { describe, expect, it } from 'vitest';
import { addressOf, table } from './testing/endpoint-table.ts';
import { pdf } from './testing/files.ts';
import { contactForm } from './testing/forms.ts';
import { newAdmin, newUser, PASSWORD } from './testing/people.ts';
import { newProfessional } from './testing/portfolios.ts';
import { useTestServer } from './testing/test-server.ts';

const APP = 'https://app.example.com';
const STRANGERS = [
  'https://evil.example',
  'http://app.example.com',
  'https://app.example.com:8443',
  'https://app.example.com.evil.example',
  'https://sub.app.example.com',
  'HTTPS://APP.EXAMPLE.COM',
  'null',
  '',
];

const server = await useTestServer({ corsOrigins: [APP, 'http://localhost:5173'] });
const { http } = server;
const admin = await newAdmin(server);
const person = await newProfessional(server);

const preflight = (path: string, method: string, origin: string) =>
  http
    .options(path)
    .set('Origin', origin)
    .set('Access-Control-Request-Method', method)
    .set('Access-Control-Request-Headers', 'authorization,content-type');
const listOf = (header: unknown) => String(header).split(/,\s*/);
const corsHeaders = (headers: Record<string, string>) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

describe.each(table)('before a browser calls %s', (_name, endpoint) => {
  const path = addressOf(endpoint);

  it('an allowed origin hears that it may, no matter who is signed in, and remembers it', async () => {
    const { headers, text } = await preflight(path, endpoint.method, APP).expect(204);
    expect(text).toBe('');
    expect(headers['access-control-allow-origin']).toBe(APP);
    expect(listOf(headers['access-control-allow-methods'])).toContain(endpoint.method);
    const allowed = listOf(headers['access-control-allow-headers']);
    const sent = ['Authorization', 'Content-Type', 'If-Match', 'If-None-Match', 'Idempotency-Key'];
    expect(allowed).toEqual(expect.arrayContaining(sent));
    expect(Number(headers['access-control-max-age'])).toBeGreaterThanOrEqual(600);
    expect(listOf(headers.vary)).toContain('Origin');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  it('another origin hears nothing', async () => {
    const { headers } = await preflight(path, endpoint.method, 'https://evil.example');
    expect(corsHeaders(headers)).toEqual([]);
  });
});

describe('an origin that is not allowed', () => {
  it.each(STRANGERS)('is named by no answer: %j', async (origin) => {
    for (const path of ['/blogs/', '/health', '/api/nothing', '/openapi.json']) {
      const { headers } = await http.get(path).set('Origin', origin);
      expect(corsHeaders(headers)).toEqual([]);
      expect(headers.vary).toMatch(/\bOrigin\b/);
    }
    expect(corsHeaders((await preflight('/blogs/', 'POST', origin)).headers)).toEqual([]);
  });

  it('cannot send what a form of another site can', async () => {
    const write = http
      .post('/api/experiences/')
      .set(person.bearer)
      .set('Origin', STRANGERS[0] ?? '');
    await write.type('text/plain').send('{"title":"A","company":"B"}').expect(415);
  });
});

describe('an answer from memory', () => {
  it('names the origin that asks, not the one that it was made for', async () => {
    const ask = async (origin?: string) =>
      (
        await http
          .get('/services/')
          .set('Accept', 'application/json')
          .set(origin ? { origin } : {})
      ).headers;
    const origins = [APP, undefined, 'http://localhost:5173', 'https://evil.example', APP];
    for (const origin of [...origins, ...origins]) {
      const headers = await ask(origin);
      const isAllowed = origin === APP || origin === 'http://localhost:5173';
      expect(headers['access-control-allow-origin']).toBe(isAllowed ? origin : undefined);
      expect(headers.vary).toMatch(/\bOrigin\b/);
      expect(headers.vary).toMatch(/\bAccept-Encoding\b/);
    }
  });

  it('says so, too, when it has not changed', async () => {
    const { headers } = await http.get('/blogs/').set('Origin', APP);
    const tag = String(headers.etag);
    const again = await http
      .get('/blogs/')
      .set('Origin', APP)
      .set('If-None-Match', tag)
      .expect(304);
    expect(again.headers['access-control-allow-origin']).toBe(APP);
  });
});

describe('a web app on an allowed origin', () => {
  const exposed = ['ETag', 'Link', 'Location', 'Retry-After', 'RateLimit', 'RateLimit-Policy'];
  const isReadable = (headers: Record<string, string>) => {
    expect(headers['access-control-allow-origin']).toBe(APP);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(listOf(headers['access-control-expose-headers'])).toEqual(
      expect.arrayContaining([...exposed, 'Deprecation', 'Sunset', 'X-Request-Id']),
    );
  };

  it('signs in, renews, lists, uploads, downloads and signs out', async () => {
    const { email } = await newUser(server);
    const from = { Origin: APP };
    const signedIn = await http
      .post('/auth/login')
      .set(from)
      .send({ email, password: PASSWORD })
      .expect(200);
    // what keeps it signed in is in the body: no cookie has to travel between sites
    expect(signedIn.headers['set-cookie']).toBeUndefined();
    const refresh = signedIn.body.refresh_token;
    const renewed = await http.post('/api/auth/refresh/').set(from).send({ refresh }).expect(200);
    const bearer = { ...from, Authorization: `Bearer ${renewed.body.access}` };
    const listed = await http.get('/api/activity/?limit=1').set(bearer).expect(200);
    const uploaded = await http
      .post('/api/media/')
      .set(bearer)
      .field({ media_type: 'document', title: 'A document' })
      .attach('file', pdf(), 'a.pdf')
      .expect(201);
    const file = await http.get(uploaded.body.url).set(from).expect(200);
    const archive = await http.get('/api/account/archive/').set(bearer).expect(200);
    const signedOut = await http.post('/api/auth/logout/').set(bearer).expect(204);
    for (const { headers } of [signedIn, renewed, listed, uploaded, file, archive, signedOut]) {
      isReadable(headers);
    }
  });

  it('reads why it was refused', async () => {
    const from = { Origin: APP };
    const answers = await Promise.all([
      http.get('/api/account/').set(from).expect(401),
      http.get('/api/users/').set(from).set(person.bearer).expect(403),
      http.get('/api/nothing').set(from).expect(404),
      http.delete('/health').set(from).expect(405),
      http.post('/api/contact/').set(from).send({}).expect(422),
      http.post('/auth/login').set(from).type('json').send('{').expect(400),
    ]);
    for (const { headers, body } of answers) {
      isReadable(headers);
      expect(body.detail).toBeTruthy();
    }
  });

  it('sends a public form', async () => {
    const { headers } = await http.post('/api/contact/').set('Origin', APP).send(contactForm());
    isReadable(headers);
  });

  it('follows the parts of a list', async () => {
    const { headers } = await http
      .get('/api/audit/?limit=1')
      .set(admin.bearer)
      .set('Origin', APP)
      .expect(200);
    isReadable(headers);
  });
});

describe('without a setting', () => {
  it('no answer knows of origins', async () => {
    const { http: own } = await useTestServer();
    const { headers } = await own.get('/blogs/').set('Origin', APP).expect(200);
    expect(corsHeaders(headers)).toEqual([]);
    expect(headers.vary).not.toMatch(/Origin/);
  });
});
