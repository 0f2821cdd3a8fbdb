import type { PublicPortfolio } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { createRender } from '#app/render-page.tsx';
import { noEntries } from '#testing/empty-portfolio.ts';
import { pictureAt } from '#testing/picture-at.ts';
import { overviewOf, post, postsContent, summary } from '#testing/post.ts';
import { siteAnswers } from '#testing/site-answers.ts';

const ORIGIN = 'https://ridge.example';
const article = post({ title: '</script>"Roads" & rivers' });
const portfolio: PublicPortfolio = {
  ...noEntries,
  name: 'Ada Mbella',
  profession: 'Surveyor',
  headline: 'I measure mountains',
  summary: 'Twenty years on foot.',
  customUrl: 'ada-mbella',
  profileImage: pictureAt('/media/0190/800x800.webp'),
  skills: ['Levelling'],
  links: [{ id: 'l1', name: 'Site', url: 'https://ada.example/' }],
  sections: [],
  updatedAt: '2026-03-04T00:00:00.000Z',
};
const [project] = siteAnswers['content.projects.list'];
const answers: Record<string, unknown> = {
  ...siteAnswers,
  'caseStudies.get': { address: 'gigbridge', project, services: [], next: null },
  'pages.blog.get': postsContent,
  'blogs.get': article,
  'articles.overview': overviewOf([summary()]),
  'articles.related': { previous: null, next: null, related: [] },
  'publicPortfolio.get': portfolio,
};

async function open(path: string) {
  const { html } = await createRender(() => ({}))({
    url: path,
    origin: ORIGIN,
    call: async (name) => ({ status: name in answers ? 200 : 404, body: answers[name] ?? {} }),
  });
  const { head } = new DOMParser().parseFromString(html, 'text/html');
  const meta = (name: string) =>
    [...head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((element) =>
      element.getAttribute('content'),
    );
  const links = (rel: string) =>
    [...head.querySelectorAll(`link[rel="${rel}"]`)].map((link) => link.getAttribute('href'));
  const things = [...head.querySelectorAll('script[type="application/ld+json"]')].map(
    (script): Thing => JSON.parse(script.textContent ?? ''),
  );
  return { title: head.querySelectorAll('title'), meta, links, things };
}

type Thing = Record<string, unknown> & { '@type': string };

const POST_PAGE = `/blog/${article.id}`;
const PORTFOLIO = '/p/ada-mbella';
const company = '/about /vision-mission /solutions /team /projects /contact /careers /privacy'
  .concat(' /terms /cookies')
  .split(' ');
const CASE_STUDY = '/projects/gigbridge';
const crumbed = [...company, CASE_STUDY, '/blog', '/blog/all', POST_PAGE];
const indexed = ['/', ...crumbed, PORTFOLIO, '/register'];

const absolute = expect.stringMatching(/^https:\/\/ridge\.example\//);
const words = expect.stringMatching(/\S/);

/** What schema.org and the guidelines of search engines ask of each type that the site tells. */
const required: Record<string, object> = {
  Organization: { name: words, url: absolute, logo: absolute },
  BlogPosting: {
    headline: words,
    image: absolute,
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    url: absolute,
    author: { '@type': 'Organization', name: words, url: absolute },
    publisher: { '@type': 'Organization', name: words },
  },
  CreativeWork: {
    name: words,
    image: absolute,
    url: absolute,
    creator: { '@type': 'Organization', name: words, url: absolute },
  },
  Person: { name: words, url: absolute, image: absolute },
  BreadcrumbList: { itemListElement: expect.any(Array) },
};

describe.each(indexed)('the head of %s', (path) => {
  it('says each thing once', async () => {
    const { title, meta, links } = await open(path);
    expect(title).toHaveLength(1);
    expect(links('canonical')).toEqual([ORIGIN + path]);
    const names = 'description og:type og:title og:description og:url og:image og:image:width';
    const more = 'og:image:height og:image:alt twitter:card twitter:title twitter:image';
    for (const name of `${names} ${more}`.split(' ')) {
      expect(meta(name), name).toEqual([words]);
    }
    expect(meta('og:url')).toEqual([ORIGIN + path]);
    expect(meta('og:image')).toEqual([absolute]);
    expect(meta('twitter:image')).toEqual(meta('og:image'));
    expect(meta('robots')).toEqual([]);
  });

  it('tells things that are whole', async () => {
    for (const thing of (await open(path)).things) {
      expect(thing['@context']).toBe('https://schema.org');
      expect(Object.keys(required)).toContain(thing['@type']);
      expect(thing).toMatchObject(required[thing['@type']] ?? {});
    }
  });
});

it('has another title and description on every page', async () => {
  const heads = await Promise.all(indexed.map(open));
  const titles = heads.map(({ title }) => title[0]?.textContent);
  const descriptions = heads.map(({ meta }) => meta('description')[0]);
  expect(new Set(titles).size).toBe(indexed.length);
  expect(new Set(descriptions).size).toBe(indexed.length);
});

it.each([
  ['/', 'Organization'],
  [POST_PAGE, 'BlogPosting'],
  [CASE_STUDY, 'CreativeWork'],
  [PORTFOLIO, 'Person'],
] as const)('tells crawlers that %s is of a %s', async (path, type) => {
  expect((await open(path)).things.map((thing) => thing['@type'])).toContain(type);
});

it.each(crumbed)('tells the way to %s, which ends there', async (path) => {
  const { things } = await open(path);
  const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  const crumbs = list?.itemListElement as Thing[];
  expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
  for (const crumb of crumbs) {
    expect(crumb).toMatchObject({ '@type': 'ListItem', name: words, item: absolute });
  }
  expect(crumbs.at(-1)?.item).toBe(ORIGIN + path);
});

it.each([
  [POST_PAGE, `/share${POST_PAGE.replace('/blog', '/article')}.png`],
  [PORTFOLIO, '/share/portfolio/ada-mbella.png'],
  ['/about', '/art/share-default/1200x630.png'],
])('is shared with a picture of its own: %s', async (path, image) => {
  expect((await open(path)).meta('og:image')).toEqual([ORIGIN + image]);
});

it.each(['/blog', '/blog/all', POST_PAGE])('leads from %s to the feeds', async (path) => {
  expect((await open(path)).links('alternate')).toEqual([
    `${ORIGIN}/blog/feed.xml`,
    `${ORIGIN}/blog/feed.json`,
  ]);
});
