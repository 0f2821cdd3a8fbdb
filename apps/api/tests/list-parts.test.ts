// @module-tag database
import { contentTypes, type Endpoint, isList, words } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { SECOND_MS } from '../src/lib/clock.ts';
import { isOfOffice, table } from './testing/endpoint-table.ts';
import { plainPicture } from './testing/files.ts';
import {
  contactForm,
  internshipForm,
  newsletterForm,
  portfolioContactForm,
} from './testing/forms.ts';
import { newAdmin, newUser, signIn } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';
import { newPublisher } from './testing/visits.ts';

// Every list of the endpoint table is found here by itself, and filled with three records at least.

const server = await useTestServer();
const { http, clock } = server;
const admin = await newAdmin(server);
const professional = await newPublisher(server);
const RECORDS = 3;

/** One after the other, a second apart. */
async function thrice<T>(make: (number: number) => PromiseLike<T>): Promise<T[]> {
  const made: T[] = [];
  for (let number = 1; number <= RECORDS; number += 1) {
    clock.advance(SECOND_MS);
    made.push(await make(number));
  }
  return made;
}

const [picture] = await thrice(async (number) => {
  const file = await plainPicture(40 + number, 30)
    .png()
    .toBuffer();
  const sent = http.post('/api/library/').set(admin.bearer).attach('file', file, 'a.png');
  const { body } = await sent.expect(201);
  const tagged = { title: `Picture ${number}`, alt: '', tags: [`tag ${number}`] };
  await http.put(`/api/library/${body.id}/`).set(admin.bearer).send(tagged).expect(200);
  return body;
});
const posts = await thrice(async (number) => {
  const text = `Look: ![The harbour](${picture.url})`;
  const post = { title: `Post ${number}`, description: 'What it is about', posts: [text] };
  const sent = { ...post, status: 'published', color: 'blue' };
  return (await http.post('/blogs/').set(admin.bearer).send(sent).expect(201)).body;
});
await thrice((number) =>
  http
    .put(`/blogs/${posts[0].id}`)
    .set(admin.bearer)
    .send({ ...posts[0], title: `Title ${number}` })
    .expect(200),
);
for (const type of contentTypes) {
  await thrice((number) =>
    http
      .post(`/${type}/`)
      .set(admin.bearer)
      .send({ name: `Entry ${number}`, title: `Entry ${number}`, quote: 'Good', author: 'Ada' })
      .expect(201),
  );
}
await thrice(() => http.post('/api/applications/').send(internshipForm()).expect(202));
await thrice(() => http.post('/api/contact/').send(contactForm()).expect(202));
await thrice(() => newAdmin(server));
const contact = `/api/public/portfolios/${professional.customUrl}/contact/`;
await thrice(() => http.post(contact).send(portfolioContactForm()).expect(202));
await thrice(() => newUser(server));
await thrice((number) =>
  http
    .post('/api/account/tokens/')
    .set(professional.bearer)
    .send({ name: `Token ${number}`, scopes: ['portfolio:read'] })
    .expect(201),
);
await thrice(() => signIn(server, professional.email));
await thrice((number) =>
  http
    .post('/api/portfolio/share-links/')
    .set(professional.bearer)
    .send({ name: `Link ${number}` })
    .expect(201),
);
await thrice((number) =>
  http
    .post('/api/portfolio/references/')
    .set(professional.bearer)
    .send({ name: `Ada ${number}`, email: `ada${number}@example.com`, relation: 'Camtel' })
    .expect(201),
);

const [webhook] = await thrice(async (number) => {
  const sent = { url: `https://hooks.example.com/${number}`, events: ['post.published'] };
  return (await http.post('/api/webhooks/').set(admin.bearer).send(sent).expect(201)).body;
});
const testEvent = `/api/webhooks/${webhook.id}/test/`;
await thrice(() => http.post(testEvent).set(admin.bearer).expect(202));

await thrice(async (number) => {
  const post = { title: `Gone ${number}`, description: 'Deleted', posts: ['Text'] };
  const { body } = await http.post('/blogs/').set(admin.bearer).send(post).expect(201);
  await http.delete(`/blogs/${body.id}`).set(admin.bearer).expect(204);
});
await http
  .put('/api/newsletter-topics/')
  .set(admin.bearer)
  .send({ topics: [{ name: 'Boats' }, { name: 'Maps' }, { name: 'Courses' }] })
  .expect(200);
await thrice(() => http.post('/api/newsletter/').send(newsletterForm()).expect(202));
await thrice((number) =>
  http
    .post('/api/newsletter-issues/')
    .set(admin.bearer)
    .send({ subject: `Issue ${number}`, text: 'Text' })
    .expect(201),
);

/** The record that a list is below. */
const PARENTS: Record<string, string> = {
  'posts.versions.list': posts[0].id,
  'library.uses': picture.id,
};

/** What a list cannot be asked for without. */
const FILTERS: Record<string, string> = { 'webhooks.deliveries': `webhook=${webhook.id}&` };

const lists = table
  .filter(([, endpoint]) => isList(endpoint))
  .map(([name, endpoint]) => {
    const parent = PARENTS[name];
    if (endpoint.path.includes('{') && parent === undefined) {
      throw new Error(`${name} is a list below a record: make one here`);
    }
    const path = endpoint.path.replace(/\{\w+\}/, parent ?? '');
    return { name, endpoint, path, search: `${path}?${FILTERS[name] ?? ''}` };
  });

async function ask(endpoint: Endpoint, address: string) {
  const { access } = endpoint;
  const { bearer } = isOfOffice(endpoint) ? admin : professional;
  const headers = access === 'anyone' || access === 'optional' ? {} : bearer;
  return http.get(address).set('Accept', 'application/json').set(headers);
}

const recordsOf = (body: unknown): unknown[] =>
  Array.isArray(body) ? body : (body as { items: unknown[] }).items;

/** The address that an answer links to. */
function linkOf(headers: Record<string, string>, relation: string): string | undefined {
  const links = (headers.link ?? '').split(/,\s*(?=<)/);
  const link = links.find((one) => one.endsWith(`rel="${relation}"`));
  return /^<([^>]*)>/.exec(link ?? '')?.[1];
}

it('finds the lists of the endpoint table', () => {
  expect(lists.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['blogs.list', 'admin.users.list', 'content.projects.list']),
  );
  for (const { endpoint } of lists) expect(endpoint.query?.shape).toHaveProperty('cursor');
});

describe.each(lists)('$name', ({ endpoint, path, search }) => {
  it('brings every record once, part by part, along its links', async () => {
    const whole = await ask(endpoint, `${search}limit=100`);
    const all = recordsOf(whole.body);
    expect(all.length).toBeGreaterThanOrEqual(RECORDS);
    expect(linkOf(whole.headers, 'next')).toBeUndefined();
    const found: unknown[] = [];
    const firstPart = `${search}limit=2`;
    let address: string | undefined = firstPart;
    while (address) {
      const { status, headers, body } = await ask(endpoint, address);
      expect(status).toBe(200);
      expect(recordsOf(body).length).toBeLessThanOrEqual(2);
      found.push(...recordsOf(body));
      expect(linkOf(headers, 'first')).toBe(address === firstPart ? undefined : firstPart);
      address = linkOf(headers, 'next');
    }
    expect(found).toEqual(all);
  });

  it('says in its body what its link says, or answers as an array as it always did', async () => {
    const { headers, body } = await ask(endpoint, `${search}limit=1`);
    const next = new URL(linkOf(headers, 'next') ?? '', 'http://vitrine.test');
    if (!Array.isArray(body)) expect(next.searchParams.get('cursor')).toBe(body.next);
    expect(next.pathname).toBe(path);
  });

  it.each(['0', '-1', '1000000000', '101', '1.5', 'abc', '', '%00', '2&limit=3'])(
    'refuses the limit %s in one clear sentence',
    async (limit) => {
      const { status, body } = await ask(endpoint, `${search}limit=${limit}`);
      expect(status).toBe(422);
      expect(body).toMatchObject({ code: 'invalid', detail: words.en.fields.limitInvalid });
      expect(body.errors).toMatchObject([{ path: 'limit', message: words.en.fields.limitInvalid }]);
    },
  );

  it.each([
    'made-up',
    '',
    "' OR 1=1",
    '%00',
    'a'.repeat(201),
    Buffer.from('1.').toString('base64url'),
    Buffer.from(`${'9'.repeat(16)}.a`).toString('base64url'),
    'MTIuYQ&cursor=MTIuYQ',
  ])('refuses the cursor %s in one clear sentence', async (cursor) => {
    const { status, body } = await ask(endpoint, `${search}cursor=${cursor}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid', detail: words.en.fields.cursorInvalid });
    expect(body.errors).toMatchObject([{ path: 'cursor', message: words.en.fields.cursorInvalid }]);
  });

  it('takes a cursor by its other name', async () => {
    const { headers } = await ask(endpoint, `${search}limit=1`);
    const next = String(linkOf(headers, 'next'));
    const other = await ask(endpoint, next.replace('cursor=', 'after='));
    expect(recordsOf(other.body)).toEqual(recordsOf((await ask(endpoint, next)).body));
  });
});

describe('a part of a list that people put in order or that is read whole', () => {
  it('leads back to the part before where its place is known', async () => {
    const ofSession = { access: 'signed-in' } as Endpoint;
    const second = await ask(ofSession, '/api/account/sessions/?limit=1');
    const third = await ask(ofSession, String(linkOf(second.headers, 'next')));
    const last = await ask(ofSession, String(linkOf(third.headers, 'next')));
    const back = await ask(ofSession, String(linkOf(last.headers, 'prev')));
    expect(back.body).toEqual(third.body);
  });

  it('goes on where a record stood that is gone', async () => {
    // one more, so that enough are left for the other tests
    const said = { name: 'Ada', role: 'Reader', content: 'Good', avatar: '' };
    await http.post('/testimonials/').set(admin.bearer).send(said).expect(201);
    const all = (await ask({ access: 'anyone' } as Endpoint, '/testimonials/')).body;
    const { headers } = await ask({ access: 'anyone' } as Endpoint, '/testimonials/?limit=1');
    await http.delete(`/testimonials/${all[0].id}`).set(admin.bearer).expect(204);
    const rest = await ask({ access: 'anyone' } as Endpoint, String(linkOf(headers, 'next')));
    expect(rest.body).toEqual(all.slice(1, 2));
  });
});
