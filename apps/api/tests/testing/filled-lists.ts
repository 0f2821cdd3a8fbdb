import { fillLarge } from '../../src/db/seed/large/fill.ts';
import { makeSignable } from '../../src/db/seed/large/sign-in.ts';
import { seedDefaults } from '../../src/db/seed/seed.ts';
import { SECOND_MS } from '../../src/lib/clock.ts';
import { newsletterForm } from './forms.ts';
import { PASSWORD, type SignedIn, signIn } from './people.ts';
import type { TestServer } from './test-server.ts';
import { newPublisher } from './visits.ts';

/** Enough for a second page of everything, of every status and kind that there is. */
const FEW = {
  messages: 60,
  users: 40,
  posts: 30,
  applications: 40,
  audit: 40,
  connections: 20,
  activities: 20,
  mails: 30,
  pictures: 20,
};
const EACH = 3;

export interface FilledLists {
  admin: SignedIn;
  /** A professional with a portfolio, to whom much has happened. */
  owner: SignedIn;
  /** The record that a list belongs to, by the name of its endpoint. */
  parents: Record<string, string>;
  /** The placeholder of something that is stored, by the name of the parameter that asks for it. */
  stored: Record<string, string[]>;
}

/** Fills every list of the endpoint table of a server whose database is empty. */
export async function fillLists(server: TestServer): Promise<FilledLists> {
  const { http, clock } = server;
  const { database, hasher } = server.platform;
  await seedDefaults(database, server.platform);
  await fillLarge(database, FEW, clock.now());
  const signable = await makeSignable(database, await hasher.hash(PASSWORD));
  const [admin, owner] = [
    await signIn(server, signable.admin),
    await signIn(server, signable.owner),
  ];

  const send = (method: 'post' | 'put', path: string, body: object, { bearer } = admin) =>
    http[method](path).set(bearer).send(body);
  /** One after the other, a second apart. */
  const each = async (make: (number: number) => PromiseLike<unknown>) => {
    for (let number = 1; number <= EACH; number += 1) {
      clock.advance(SECOND_MS);
      await make(number);
    }
  };

  const { libraryItems } = database.tables;
  const [picture] = await database.read.select().from(libraryItems).limit(1);
  const post = { title: 'Boats', description: 'How they are built', posts: ['Text'] };
  const kept = (await send('post', '/blogs/', { ...post, tags: ['harbour'] }).expect(201)).body;
  await each((number) =>
    send('put', `/blogs/${kept.id}`, { ...post, title: `Boats ${number}` }).expect(200),
  );
  await each(async () => {
    const { body } = await send('post', '/blogs/', post).expect(201);
    await http.delete(`/blogs/${body.id}`).set(admin.bearer).expect(204);
  });
  await each((number) =>
    send('put', `/api/library/${picture?.id}/`, { tags: [`tag ${number}`, 'harbour'] }).expect(200),
  );
  const hook = (number: number) => ({
    url: `https://hooks.example.com/${number}`,
    events: ['post.published'],
  });
  const webhook = (await send('post', '/api/webhooks/', hook(0)).expect(201)).body;
  await each((number) => send('post', '/api/webhooks/', hook(number)).expect(201));
  await each(() => send('post', `/api/webhooks/${webhook.id}/test/`, {}).expect(202));
  const topics = ['Boats', 'Maps', 'Courses'].map((name) => ({ name }));
  await send('put', '/api/newsletter-topics/', { topics }).expect(200);
  await each(() => http.post('/api/newsletter/').send(newsletterForm()).expect(202));
  await each((number) =>
    send('post', '/api/newsletter-issues/', { subject: `Issue ${number}`, text: 'Text' }).expect(
      201,
    ),
  );
  let shareLink = { url: '' };
  await each(async (number) => {
    const token = { name: `Token ${number}`, scopes: ['portfolio:read'] };
    await send('post', '/api/account/tokens/', token, owner).expect(201);
    const link = { name: `Link ${number}` };
    shareLink = (await send('post', '/api/portfolio/share-links/', link, owner).expect(201)).body;
    const asked = { name: 'Ada', email: `ada${number}@example.com`, relation: 'Camtel' };
    await send('post', '/api/portfolio/references/', asked, owner).expect(201);
    await signIn(server, owner.email);
  });
  const account = (await http.get('/api/account/').set(admin.bearer).expect(200)).body;

  const own = async (path: string) => (await http.get(path).set(owner.bearer).expect(200)).body;
  const preview = await own('/api/portfolio/preview/');
  const [shown] = (await http.get('/api/articles/?limit=1').expect(200)).body.items;
  return {
    admin,
    owner,
    parents: {
      'posts.versions.list': kept.id,
      'library.uses': String(picture?.id),
      'postDrafts.get': kept.id,
      'blogs.get': shown.id,
      'articles.related': shown.id,
      'caseStudies.get': 'gigbridge',
      'translations.get': 'page/home',
      'publicPortfolio.get': (await newPublisher(server)).customUrl,
      'portfolioPreview.get': lastPart(preview.path),
      'sharedPortfolio.get': lastPart(shareLink.url),
    },
    stored: {
      webhook: [webhook.id],
      assignee: [account.id, 'me', 'nobody'],
      subject_id: [kept.id],
      actor: [admin.email],
      tag: ['harbour'],
      locale: ['fr'],
    },
  };
}

/** The token of an address that opens a page. */
const lastPart = (url: string): string => url.split('/').at(-1) ?? '';
