import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  contentTypes,
  type Endpoint,
  type EndpointName,
  endpointNames,
  endpoints,
  pageKeys,
  problemSchema,
} from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { takeConsoleErrors } from '#testing/console-errors.ts';
import { demoAnswers } from './answers/index.ts';
import { DEMO_ADMIN, DEMO_PROFESSIONAL } from './sample/accounts.ts';
import { makeSample } from './sample/index.ts';
import { addressOf, type Input, NOW, startDemo } from './testing/start-demo.ts';

const admin = DEMO_ADMIN.id;
const professional = DEMO_PROFESSIONAL.id;
const sample = makeSample(NOW);

const guards = { key: 'chosen-once', website: '', filled_ms: 9_000 };
const person = { name: 'Ada Obi', email: 'ada@example.com', message: 'Good morning.' };
const post = { title: 'A post', description: 'About it.', posts: ['Its text.'] };
const file = () => new File(['pixels'], 'picture.png', { type: 'image/png' });
const name = 'Ada Obi';
const password = 'long enough';

/** What an endpoint is called with, where it needs anything. */
const inputs: { [K in EndpointName]?: Input } = {
  'auth.register': {
    body: {
      ...{ email: 'ada@example.com', password, first_name: 'Ada', last_name: 'Obi' },
      ...{ profession: 'Other', phone: '', skills: 'Maps, Boats' },
    },
  },
  'auth.login': { body: { email: DEMO_ADMIN.email, password } },
  'auth.adminLogin': { body: { email: DEMO_ADMIN.email, password } },
  'auth.refresh': { body: { refresh: `demo:${admin}:mark` } },
  'auth.confirm': { body: { password } },
  'auth.forgotPassword': { body: { email: 'ada@example.com' } },
  'account.save': {
    body: { firstName: 'N', lastName: 'F', email: DEMO_PROFESSIONAL.email, phone: '' },
  },
  'account.sessions.end': { params: { id: 'session-phone' } },
  'account.delete': { body: { password } },
  'portfolio.save': { body: { headline: 'Another line' } },
  'portfolio.experiences.add': { body: { title: 'Baker', company: 'Oven' } },
  'portfolio.experiences.delete': { params: { id: 'experience-etinde' } },
  'portfolio.educations.add': { body: { degree: 'BSc', institution: 'Buea' } },
  'portfolio.educations.delete': { params: { id: 'education-buea' } },
  'portfolio.projects.add': { body: { name, description: 'A map.' } },
  'portfolio.projects.delete': { params: { id: 'project-maitre' } },
  'portfolio.links.add': { body: { name, url: 'https://example.com' } },
  'portfolio.links.delete': { params: { id: 'link-linkedin' } },
  'media.upload': { body: { title: 'A picture' }, file },
  'media.delete': { params: { id: 'media-maitre' } },
  'publicPortfolio.get': { params: { customUrl: 'ngozi-fonyuy' } },
  'publicPortfolio.contact': {
    params: { customUrl: 'ngozi-fonyuy' },
    body: { ...person, ...guards },
  },
  'publicPortfolio.view': { params: { customUrl: 'ngozi-fonyuy' } },
  'portfolioPreview.get': { params: { token: professional } },
  'shareLinks.create': { body: { name } },
  'shareLinks.end': { params: { id: 'link-camtel' } },
  'references.ask': { body: { name, email: 'ada@example.com', relation: 'Buea' } },
  'references.remind': { params: { id: 'reference-asked' } },
  'references.withdraw': { params: { id: 'reference-asked' } },
  'references.show': { params: { id: 'reference-written' }, body: { shown: false } },
  'references.delete': { params: { id: 'reference-written' } },
  'references.restore': {
    body: {
      undo: JSON.stringify(sample.own[professional]?.references[0]),
    },
  },
  'referenceRequests.get': { params: { token: 'reference-asked' } },
  'referenceRequests.write': {
    params: { token: 'reference-asked' },
    body: { name, text: 'She ships what she promises.' },
  },
  'referenceRequests.decline': { params: { token: 'reference-asked' } },
  'referenceRequests.takeBack': { params: { token: 'reference-written' } },
  'sharedPortfolio.get': { params: { token: 'link-camtel' } },
  'sharedPortfolio.view': { params: { token: 'link-camtel' } },
  'sharedPortfolio.contact': {
    params: { token: 'link-camtel' },
    body: { ...person, ...guards },
  },
  'connections.update': { params: { id: 'connection-ayuk' }, body: { read: true } },
  'connections.delete': { params: { id: 'connection-ayuk' } },
  'blogs.get': { params: { id: 'post-1' } },
  'caseStudies.get': { params: { id: 'gigbridge' } },
  'blogs.create': { body: post },
  'blogs.update': { params: { id: 'post-draft' }, body: post },
  'blogs.delete': { params: { id: 'post-1' } },
  'articles.related': { params: { id: 'post-3' } },
  'articles.preview': { params: { token: 'post-draft' } },
  'articles.view': { params: { id: 'post-1' } },
  'posts.reads': { params: { id: 'post-1' } },
  'posts.versions.list': { params: { id: 'post-1' } },
  'posts.versions.get': { params: { id: 'post-1', version: 1 } },
  'posts.versions.restore': { params: { id: 'post-1', version: 1 } },
  'postDrafts.get': { params: { id: 'post-draft' } },
  'postDrafts.keep': { params: { id: 'post-draft' }, body: { content: '{}', version: 0 } },
  'postDrafts.drop': { params: { id: 'post-draft' } },
  'posts.preview': { params: { id: 'post-draft' } },
  'posts.announce': { params: { id: 'post-1' } },
  'contact.send': { body: { ...person, subject: 'Stock', ...guards } },
  'applications.send': {
    body: { ...person, ...guards, kind: 'internship', education: 'HND', interests: 'Maps' },
  },
  'newsletter.subscribe': { body: { email: 'ada@example.com', ...guards } },
  'newsletter.confirm': { params: { token: 'token' } },
  'newsletter.unsubscribe': { params: { token: 'token' } },
  'admin.users.create': { body: { name, email: 'ada@example.com', role: 'editor' } },
  'admin.users.update': {
    params: { id: 'account-kum' },
    body: { name, email: 'kum@example.com', role: 'user', status: 'active' },
  },
  'admin.trash.restore': { params: { kind: 'post', id: 'post-1' }, body: {} },
  'admin.trash.delete': { params: { kind: 'post', id: 'post-1' } },
  'admin.trash.empty': { body: { until: NOW.toISOString() } },
  'admin.users.delete': { params: { id: 'account-kum' } },
  'admin.users.endSessions': { params: { id: 'account-kum' } },
  'admin.users.invite': { params: { id: 'account-brenda' } },
  'admin.applications.get': { params: { id: 'application-efosi' } },
  'admin.applications.update': {
    params: { id: 'application-efosi' },
    body: { status: 'shortlisted' },
  },
  'admin.applications.delete': { params: { id: 'application-efosi' } },
  'admin.applications.bulk.change': {
    body: { ids: ['application-efosi'], change: { assigneeId: null, seen: true } },
  },
  'admin.applications.bulk.delete': { body: { ids: ['application-efosi'] } },
  'admin.applications.notes.add': {
    params: { id: 'application-efosi' },
    body: { content: 'She speaks three languages.' },
  },
  'admin.applications.notes.delete': { params: { id: 'note' } },
  'admin.applications.forward': {
    params: { id: 'application-efosi' },
    body: { to: 'ada@example.com' },
  },
  'admin.messages.get': { params: { id: 'message-orders' } },
  'admin.messages.update': { params: { id: 'message-orders' }, body: { seen: true } },
  'admin.messages.delete': { params: { id: 'message-orders' } },
  'admin.messages.reply': { params: { id: 'message-orders' }, body: { content: 'Gladly.' } },
  'admin.messages.files.add': { params: { id: 'message-orders' }, body: {}, file },
  'admin.applications.files.add': { params: { id: 'application-efosi' }, body: {}, file },
  'admin.inbox.files.get': { params: { id: 'reply-programme' } },
  'admin.inbox.files.delete': { params: { id: 'reply-programme' } },
  'admin.messages.bulk.change': {
    body: { ids: ['message-orders'], change: { state: 'closed' } },
  },
  'admin.messages.bulk.delete': { body: { ids: ['message-orders'] } },
  'admin.messages.notes.add': {
    params: { id: 'message-orders' },
    body: { content: 'He owes us an invoice.' },
  },
  'admin.messages.notes.delete': { params: { id: 'note' } },
  'admin.messages.forward': { params: { id: 'message-orders' }, body: { to: 'ada@example.com' } },
  'admin.applications.reply': {
    params: { id: 'application-efosi' },
    body: { content: 'Gladly.' },
  },
  'admin.inbox.save': { body: { signature: '' } },
  'admin.inbox.replies.save': { body: { items: [{ title: 'Thanks', content: 'Hi {name}' }] } },
  'settings.save': {
    body: { company: sample.pages.company.content, ...sample.settings.content },
  },
  'outbox.retry': { params: { id: 'mail-reply' } },
  'outbox.test': { body: { recipient: 'ada@example.com' } },
  'personalTokens.create': { body: { name, scopes: ['blog:read'] } },
  'personalTokens.revoke': { params: { id: 'token-card' } },
  'webhooks.create': { body: { url: 'https://example.com/hooks', events: ['post.published'] } },
  'webhooks.update': {
    params: { id: 'webhook-chat' },
    body: { url: 'https://example.com/hooks', events: ['post.published'] },
  },
  'webhooks.delete': { params: { id: 'webhook-chat' } },
  'webhooks.rotate': { params: { id: 'webhook-chat' } },
  'webhooks.deliveries': { query: { webhook: 'webhook-chat' } },
  'people.search': { body: { q: 'efosi' } },
  'people.get': { body: { address: 'efosi@example.com' } },
  'subscribers.delete': { params: { id: 'reader-efosi' } },
  'topics.save': { body: { topics: [{ name: 'Maps' }] } },
  'subscribers.update': {
    params: { id: 'reader-efosi' },
    body: { arrives: false, reason: 'mailbox full' },
  },
  'issues.create': { body: { subject: 'News', text: 'Text' } },
  'issues.fromPost': { params: { id: 'post-1' }, body: {} },
  'issues.get': { params: { id: 'issue-draft' } },
  'issues.update': { params: { id: 'issue-draft' }, body: { subject: 'News', text: 'Text' } },
  'issues.delete': { params: { id: 'issue-draft' } },
  'issues.preview': { params: { id: 'issue-draft' } },
  'newsletter.preferences': { params: { token: 'token' } },
  'newsletter.choose': { params: { token: 'token' }, body: { topics: [] } },
  'library.upload': { body: { title: 'A picture' }, file },
  'library.update': { params: { id: 'library-maitre' }, body: { title: 'Maître', alt: '' } },
  'library.replace': { params: { id: 'library-maitre' }, body: {}, file },
  'library.uses': { params: { id: 'library-maitre' } },
  'contentOrder.save': {
    body: {
      type: 'projects',
      ids: sample.content.projects.map(({ id }) => id).reverse(),
      seen: sample.content.projects.map(({ id }) => id),
    },
  },
  ...Object.fromEntries(
    contentTypes.flatMap((type) => {
      const [{ id: _, version: __, ...entry } = { id: '', version: 1 }] = sample.content[type];
      const last = sample.content[type].at(-1)?.id ?? '';
      return [
        [`content.${type}.create`, { body: entry }],
        [`content.${type}.update`, { params: { id: `${type}-1` }, body: entry }],
        [`content.${type}.delete`, { params: { id: last } }],
      ];
    }),
  ),
  ...Object.fromEntries(
    pageKeys.map((key) => [`pages.${key}.save`, { body: sample.pages[key].content }]),
  ),
};

/** What only a server could do; it is refused in words that a person understands. */
const refused = endpointNames.filter(
  (one) =>
    ['auth.resetPassword', 'account.confirmEmail', 'library.delete'].includes(one) ||
    one === 'setup.firstAdmin' ||
    one === 'webhooks.test' ||
    ['issues.test', 'issues.send', 'issues.retry', 'people.export', 'people.erase'].includes(one) ||
    one === 'webhooks.replay' ||
    // something points to the last department
    one === 'content.departments.delete' ||
    (one.startsWith('secondFactor.') && !['secondFactor.get', 'secondFactor.rule'].includes(one)),
);
const known = endpointNames.filter((one) => demoAnswers[one]);
const answered = known.filter((one) => !refused.includes(one));

const actorFor = ({ access }: Endpoint) => {
  if (access === 'anyone' || access === 'optional') return undefined;
  return access === 'portfolio' || access === 'signed-in' ? professional : admin;
};

describe('the API of the demo', () => {
  it.each(answered)('answers %s as the contract says', async (one) => {
    const endpoint: Endpoint = endpoints[one];
    const { call } = startDemo();
    const response = await call(one, { as: actorFor(endpoint), ...inputs[one] });
    const body = endpoint.answer ? await response.json() : undefined;
    expect({ status: response.status, body }).toEqual({
      status: endpoint.status,
      body: endpoint.answer?.parse(body),
    });
  });

  it('answers every endpoint that the app calls', () => {
    const sources = textOfApp(join(import.meta.dirname, '..'));
    const called = endpointNames.filter((one) => sources.includes(`'${one}'`));
    expect(called.length).toBeGreaterThan(70);
    expect(called.filter((one) => !demoAnswers[one])).toEqual([]);
  });

  it('refuses what needs a server, in words', async () => {
    const { call } = startDemo();
    const response = await call('secondFactor.startApp', { as: professional });
    const problem = problemSchema.parse(await response.json());
    expect(problem).toMatchObject({ status: 403, detail: /needs a server/ });
  });

  it('tells of an address that it does not know, and passes nothing on to the host', async () => {
    const { send } = startDemo();
    const response = await send(new Request(addressOf('/api/unheard-of/'), { method: 'POST' }));
    expect(problemSchema.parse(await response.json())).toMatchObject({
      status: 404,
      detail: 'This is not part of the demo: it needs a server.',
    });
    expect(takeConsoleErrors().join()).toContain('POST /api/unheard-of/');
  });

  it.each<[EndpointName, string | undefined, number]>([
    ['admin.users.list', undefined, 401],
    ['admin.users.list', professional, 403],
    ['portfolio.get', admin, 403],
    ['account.get', 'account-kum', 401],
  ])('lets nobody call %s who may not, as %s', async (one, as, status) => {
    const { call } = startDemo();
    expect((await call(one, { as })).status).toBe(status);
  });

  it('says which fields are wrong', async () => {
    const { call } = startDemo();
    const response = await call('admin.users.create', { as: admin, body: { name, email: 'ada' } });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual([
      { path: 'email', message: 'Email is invalid' },
    ]);
  });

  it('refuses a change made from an older version, with the record as it is', async () => {
    const { call } = startDemo();
    const change = { as: admin, params: { id: 'post-1' }, body: post, ifMatch: 1 };
    expect((await call('blogs.update', change)).headers.get('etag')).toBe('"2"');
    const response = await call('blogs.update', change);
    expect(response.status).toBe(409);
    expect((await response.json()).current).toMatchObject({ title: 'A post', version: 2 });
  });

  it('keeps uploads in the browser and shows them at their address', async () => {
    const { call, send } = startDemo();
    const input = { as: professional, body: { title: 'A picture' }, file };
    const { url } = await (await call('media.upload', input)).json();
    const shown = await send(new Request(addressOf(url)));
    expect(await shown.text()).toBe('pixels');
  });

  it('makes the files of a published page', async () => {
    const { send } = startDemo();
    const of = (one: string) => send(new Request(addressOf(`/p/ngozi-fonyuy/${one}`)));
    expect((await (await of('resume.json')).json()).basics.name).toBe('Ngozi Fonyuy');
    expect(await (await of('qr.svg')).text()).toContain('<svg');
    expect((await of('cv.pdf')).status).toBe(404);
    takeConsoleErrors();
  });

  it('makes the files of a page that a link or the preview shows, and the cards of both', async () => {
    const { send } = startDemo();
    const of = (path: string) => send(new Request(addressOf(path)));
    for (const page of ['/p/ngozi-fonyuy', '/s/link-camtel', `/user/preview/${professional}`]) {
      const resume = await (await of(`${page}/resume.json`)).json();
      expect(resume.references, page).toMatchObject([{ name: 'Peter Mokake' }]);
      expect(resume.languages.length, page).toBeGreaterThan(0);
      expect(await (await of(`${page}/qr.svg`)).text(), page).toContain('<svg');
      const picture = await of(`${page}/qr.png`);
      expect(picture.headers.get('content-type')).toBe('image/png');
      expect(await picture.text()).toBe(`http://demo.example${page}`);
    }
    for (const card of ['/share/portfolio/ngozi-fonyuy.png', '/share/link/link-camtel.png']) {
      expect(await (await of(card)).text(), card).toContain('>Ngozi Fonyuy</text>');
    }
  });
});

describe('what visitors of the demo send', () => {
  it.each<EndpointName>(['contact.send', 'applications.send', 'publicPortfolio.contact'])(
    'is neither sent nor kept: %s',
    async (one) => {
      const { call, demo } = startDemo();
      expect((await call(one, inputs[one])).status).toBe(202);
      expect(demo.store.read()).toEqual(sample);
    },
  );

  it('a reply is shown as sent, and no mail is made of it', async () => {
    const { call, demo } = startDemo();
    const reply = await call('admin.messages.reply', {
      as: admin,
      ...inputs['admin.messages.reply'],
    });
    expect(await reply.json()).toMatchObject({ content: 'Gladly.', status: 'sent' });
    expect(demo.store.read().outbox).toEqual(sample.outbox);
  });
});

describe('the log of the demo', () => {
  it('keeps nothing of who reads a message, and no word of a reply', async () => {
    const { call, demo } = startDemo();
    const update = inputs['admin.messages.update'];
    expect((await call('admin.messages.update', { as: admin, ...update })).status).toBe(200);
    expect(demo.store.read().audit).toEqual(sample.audit);
    await call('admin.messages.reply', { as: admin, ...inputs['admin.messages.reply'] });
    const log = demo.store.read().audit;
    expect(log).toHaveLength(sample.audit.length + 1);
    expect(JSON.stringify(log)).not.toContain('Gladly.');
    const closed = { params: { id: 'message-orders' }, body: { state: 'closed' } };
    await call('admin.messages.update', { as: admin, ...closed });
    expect(demo.store.read().audit).toHaveLength(sample.audit.length + 2);
  });
});

/** The sources of the app, without its tests and the demo itself. */
function textOfApp(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !['demo', 'testing', 'generated'].includes(entry.name))
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return textOfApp(path);
      return /(?<!\.test)\.tsx?$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}
