import type { Endpoint } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { addressOf, isOfOffice, table } from './testing/endpoint-table.ts';
import { arrive } from './testing/office.ts';
import { newAdmin, newUser } from './testing/people.ts';
import { newProfessional } from './testing/portfolios.ts';
import { useTestServer } from './testing/test-server.ts';
import { register } from './testing/webhooks.ts';

const server = await useTestServer();
const { http } = server;
const admin = await newAdmin(server);
const person = await newProfessional(server);
const webhook = await register(server, admin, { url: 'https://hooks.example.com/' });
const callerOf = (endpoint: Endpoint) => (isOfOffice(endpoint) ? admin : person);

const isOwn = ({ method, access, answer, versioned, params }: Endpoint) =>
  method === 'GET' && answer && !versioned && !params && access !== 'anyone';
const own = table.filter(([, endpoint]) => isOwn(endpoint));

/** What a list cannot be asked for without. */
const FILTERS: Record<string, string> = {
  'webhooks.deliveries': `?webhook=${webhook.id}`,
  'translations.list': '?locale=fr',
};

describe.each(own)('%s', (name, endpoint) => {
  const address = `${addressOf(endpoint)}${FILTERS[name] ?? ''}`;
  const ask = (tag?: string) =>
    http
      .get(address)
      .set(callerOf(endpoint).bearer)
      .set(tag === undefined ? {} : { 'If-None-Match': tag });

  it('answers its reader again with no more than that nothing has changed', async () => {
    const first = await ask().expect(200);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.headers.vary).toMatch(/\bAuthorization\b/);
    const again = await ask(first.headers.etag).expect(304);
    expect(again.text).toBe('');
    expect(again.headers.etag).toBe(first.headers.etag);
    // as `fetch` sends it
    await ask(first.headers.etag).set('Cache-Control', 'no-cache').expect(304);
    await ask('"4f1c2a906c1e7a3b9d550c4e1b7f6a20"').expect(200);
  });

  it('tells a tag to nobody who may not read it', async () => {
    const { headers } = await ask().expect(200);
    const asVisitor = http.get(address).set('If-None-Match', String(headers.etag));
    const { status, body } = await asVisitor;
    if (endpoint.access === 'optional') return expect(body).not.toEqual('');
    expect(status).toBe(401);
  });
});

describe('what one person may read', () => {
  it('has another tag when it has changed', async () => {
    const ask = (tag = '') =>
      http.get('/api/messages/').set(admin.bearer).set('If-None-Match', tag);
    const { headers } = await ask().expect(200);
    await arrive(server);
    const later = await ask(headers.etag).expect(200);
    expect(later.headers.etag).not.toBe(headers.etag);
  });

  it.each(['/api/account/', '/api/activity/', '/api/connections/', '/api/dashboard/'])(
    'has a tag of its own for each person: %s',
    async (path) => {
      const [one, other] = [await newUser(server), await newUser(server)];
      const first = await http.get(path).set(one.bearer).expect(200);
      // a browser that both use asks for the second with the tag of the first
      const shared = await http
        .get(path)
        .set(other.bearer)
        .set('If-None-Match', String(first.headers.etag))
        .expect(200);
      expect(shared.headers.etag).not.toBe(first.headers.etag);
    },
  );

  it('is kept nowhere where its tag is a version, which two people may share', async () => {
    const [one, other] = [await newProfessional(server), await newProfessional(server)];
    const answers = await Promise.all(
      [one, other].map(({ bearer }) => http.get('/api/portfolio/').set(bearer).expect(200)),
    );
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
  });

  it('is kept nowhere where it is a file, a refusal or what a change answers', async () => {
    const answers = await Promise.all([
      http.get('/api/exports/audit/').set(admin.bearer).expect(200),
      http.get('/api/messages/').set(person.bearer).expect(403),
      http.put('/api/account/').set(person.bearer).send({}).expect(422),
      http.post('/api/experiences/').set(person.bearer).send({ title: 'A', company: 'B' }),
    ]);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
  });
});
