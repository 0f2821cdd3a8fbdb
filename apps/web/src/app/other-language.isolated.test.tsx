import { NO_PICTURE, type PublicPortfolio } from '@vitrine/contracts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { getLocale } from '#lib/locale.ts';
import { noEntries } from '#testing/empty-portfolio.ts';
import { overviewOf, post, postsContent, summary } from '#testing/post.ts';
import { PSEUDO, pseudo } from '#testing/pseudo-locale.ts';
import { siteAnswers } from '#testing/site-answers.ts';
import { start } from '../start.tsx';
import { createRender } from './render-page.tsx';
import { addressOf, missingAt, routeTable } from './routes.ts';

// The site has a second language here: whatever a page says in English comes from no catalogue.

// the set-up of all tests has loaded some words already
vi.hoisted(() => vi.resetModules());
vi.mock('../../../../packages/contracts/src/locale-list.ts', async () => ({
  regions: (await import('#testing/pseudo-locale.ts')).pseudoRegions,
}));
vi.mock('../../../../packages/contracts/src/language-words.ts', async () => ({
  languageWords: (await import('#testing/pseudo-locale.ts')).pseudoLanguageWords,
}));
vi.mock('#messages', async (load) => {
  const { m } = await load<{ m: Record<string, (inputs?: object) => string> }>();
  const say = (key: string) => (inputs?: object) => {
    const words = m[key]?.(inputs) ?? '';
    return getLocale() === (PSEUDO as string) ? pseudo(words) : words;
  };
  return {
    m: new Proxy({}, { get: (_, key) => (typeof key === 'string' ? say(key) : undefined) }),
  };
});

const article = post({ title: 'Roads and rivers' });
const portfolio: PublicPortfolio = {
  ...noEntries,
  ...{ name: 'Ada Mbella', profession: 'Surveyor', headline: 'I measure mountains' },
  ...{ summary: 'Twenty years on foot.', customUrl: 'ada-mbella', skills: ['Levelling'] },
  ...{ profileImage: NO_PICTURE, links: [], sections: [], updatedAt: '2026-03-04T00:00:00.000Z' },
};
const [project] = siteAnswers['content.projects.list'];
const company = (isPublic: boolean) => ({
  ...siteAnswers['pages.company.get'],
  languages: { [PSEUDO]: isPublic },
});
const answers: Record<string, unknown> = {
  ...siteAnswers,
  'pages.company.get': company(true),
  'caseStudies.get': { address: 'gigbridge', project, services: [], next: null },
  'pages.blog.get': postsContent,
  'blogs.get': article,
  'articles.overview': overviewOf([summary()]),
  'articles.list': { items: [summary()], total: 1, next: null },
  'articles.preview': article,
  'articles.related': { previous: summary(), next: null, related: [summary()] },
  'publicPortfolio.get': portfolio,
  'sharedPortfolio.get': portfolio,
  'portfolioPreview.get': portfolio,
};
const without = (name: string) =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => key !== name));
const parameters: Record<string, string> = {
  ':project': 'gigbridge',
  ':id': article.id,
  ':customUrl': portfolio.customUrl,
  ':token': 'a.1.b',
};
const pathOf = (pattern: string) => pattern.replace(/:\w+/g, (name) => parameters[name] ?? '');
const paths = routeTable.map(({ path }) => pathOf(path));
const at = (path: string) => `/${PSEUDO}${path === '/' ? '' : path}`;

async function open(url: string, known = answers, missing = 404) {
  const page = await createRender(() => ({ 'index.html': { file: 'assets/index.js' } }))({
    url,
    origin: window.location.origin,
    call: async (name) => ({ status: name in known ? 200 : missing, body: known[name] ?? {} }),
  });
  const shown = new DOMParser().parseFromString(page.html, 'text/html');
  return { ...page, shown };
}

/** Names are the same in every language. */
const NAMES = [
  ...['LinkedIn', 'X (Twitter)', 'GitHub', 'SQL'],
  // of the example of a portfolio
  ...['Ngozi Fonyuy', 'Mile Four Software', 'Wouri Freight, Douala', 'University of Buea'],
  ...['SQLite', 'Professional Scrum Product Owner I', 'Scrum.org', 'Lamnso', 'XAF'],
];

/** Every text of a value that JSON can hold. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};
/** What people have written; an address or a word of the contract is no sentence either. */
const data = [...textsIn(answers), ...NAMES]
  .flatMap((text) => [text, ...text.split('\n')])
  .filter((text) => text.trim().length > 1)
  .sort((one, other) => other.length - one.length);

const ATTRIBUTES = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];
const SAID = /^(description|(og|twitter):(title|description|image:alt|site_name))$/;

/** Everything that a document says, to whom it may, but for the names of other languages. */
function saidBy(whole: Document): string[] {
  const shown = whole.cloneNode(true) as Document;
  for (const link of shown.querySelectorAll('[data-language]')) link.remove();
  const walker = shown.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (parentElement?.tagName !== 'SCRIPT') texts.push(nodeValue ?? '');
  }
  for (const element of shown.querySelectorAll('*')) {
    texts.push(...ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''));
    const { waiting = '', failed = '' } = (element as HTMLElement).dataset ?? {};
    texts.push(waiting, failed);
  }
  for (const meta of shown.querySelectorAll('meta')) {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
    if (SAID.test(name)) texts.push(meta.content);
  }
  return texts;
}

/** What is the same in every language. */
const IS_FILE = /^\/(media|art|docs|el\/blog\/feed)|\/(cv\.pdf|resume\.json|qr\.\w+)$/;

/** Addresses, the initials of a person without a photo, and names of keys. */
const NO_SENTENCE = new RegExp(`${window.location.host}\\S*|^[A-Z]{2}$|^Ctrl K$`, 'g');

/** What is left of a text without what people have written. */
const ownWords = (text: string) =>
  data.some((whole) => whole.includes(text.trim()))
    ? ''
    : data.reduce((left, written) => left.replaceAll(written, ' '), text.replace(NO_SENTENCE, ''));

const englishIn = (shown: Document) =>
  saidBy(shown).filter((text) => /[a-z]{2}/i.test(ownWords(text)));

describe('a page in another language', () => {
  it.each(paths)('says nothing in English, and leads to pages like it: %s', async (path) => {
    const { status, shown } = await open(at(path));
    expect(status).toBe(200);
    expect(shown.documentElement.lang).toBe(PSEUDO);
    expect(englishIn(shown)).toEqual([]);
    const links = [...shown.querySelectorAll('a[href^="/"]:not([data-language])')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links.filter((href) => !href?.startsWith(at('/')) && !IS_FILE.test(href ?? ''))).toEqual(
      [],
    );
  });

  it.each([
    ['does not exist', at('/nowhere'), 404, answers],
    ['has a record that is gone', at(`/blog/${article.id}`), 404, without('blogs.get')],
    ['has ended', at('/s/a.1.b'), 410, without('sharedPortfolio.get')],
  ])('that %s says so in that language', async (_, url, status, known) => {
    const page = await open(url, known, status);
    expect(page.status).toBe(status);
    expect(page.shown.documentElement.lang).toBe(PSEUDO);
    expect(englishIn(page.shown)).toEqual([]);
  });

  it('says in its head where it is in each language', async () => {
    const { shown } = await open(at('/about'));
    const { origin } = window.location;
    const of = (selector: string, name: string) =>
      [...shown.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
    expect(of('link[rel="canonical"]', 'href')).toEqual([`${origin}/el/about`]);
    expect(of('link[hreflang]', 'hreflang')).toEqual(['en', 'el', 'x-default']);
    expect(of('link[hreflang]', 'href')).toEqual(
      ['/about', '/el/about', '/about'].map((path) => origin + path),
    );
    expect(of('meta[property="og:url"]', 'content')).toEqual([`${origin}/el/about`]);
    expect(of('meta[property="og:locale"]', 'content')).toEqual(['el_GR']);
  });

  it('tells crawlers and readers of feeds of itself in that language', async () => {
    const { shown } = await open(at(`/blog/${article.id}`));
    const [thing, crumbs] = [...shown.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? ''),
    );
    const url = `${window.location.origin}/el/blog/${article.id}`;
    expect(thing).toMatchObject({ inLanguage: 'el', url });
    expect(crumbs.itemListElement[0].item).toBe(`${window.location.origin}/el`);
    const feed = shown.querySelector('link[type="application/atom+xml"]');
    expect(feed?.getAttribute('href')).toMatch(/\/el\/blog\/feed\.xml$/);
  });

  it('writes dates as that language does', async () => {
    const { shown } = await open(at('/blog'));
    expect(shown.querySelector('time')?.textContent).toMatch(/\d+ Μαρτίου 2026/);
  });

  it('sends on to the same language', async () => {
    const { headers } = await open(at('/blog?tag=roads'));
    expect(headers.location).toBe('/el/blog/all?tag=roads');
  });

  it('of a signed-in area sends visitors to sign in in that language', async () => {
    const { shown } = await open(at('/admin/blog'));
    const { signIn, base } =
      shown.querySelector<HTMLElement>('script[data-sign-in]')?.dataset ?? {};
    expect([base, signIn]).toEqual(['/el', '/admin/login']);
  });

  it('has an address of its own', () => {
    expect(addressOf('/EL/About/')).toMatchObject({ path: '/el/about', route: '/el/about' });
    expect(addressOf('/el')).toMatchObject({ path: '/el', route: '/el' });
    expect(addressOf('/el/p/Ada')).toMatchObject({ path: '/el/p/Ada', route: '/el/p/:customUrl' });
    expect(addressOf('/el/nowhere')).toBeUndefined();
    expect(missingAt('/el/nowhere')).toBe('/el/404');
    expect(missingAt('/nowhere')).toBe('/404');
  });
});

describe('a language that the company has not chosen for its website', () => {
  const closed = { ...answers, 'pages.company.get': company(false) };

  it.each(['/', '/about', '/blog/all', '/contact', '/professionals', '/nowhere'])(
    'has no page there: %s',
    async (path) => {
      const { status, shown } = await open(at(path), closed);
      expect(status).toBe(404);
      expect(shown.documentElement.lang).toBe('en');
      expect(shown.documentElement.outerHTML).not.toMatch(/⟦|hreflang/);
    },
  );

  it.each(['/login', '/register', '/reset-password', '/p/ada-mbella', '/user', '/admin/blog'])(
    'is that of people and their accounts all the same: %s',
    async (path) => {
      const { status, shown } = await open(at(path), closed);
      expect(status).toBe(200);
      expect(shown.documentElement.lang).toBe(PSEUDO);
      expect(shown.querySelector('link[hreflang]')).toBeNull();
      const { origin } = window.location;
      const toWebsite = [...shown.querySelectorAll('header a, footer a')].map((link) =>
        link.getAttribute('href'),
      );
      expect(toWebsite).not.toContain(at('/about'));
      if (path === '/login') expect(toWebsite).toContain(`${origin}/about`);
    },
  );
});

describe('pages of two languages', () => {
  it('do not mix while both are made', async () => {
    const urls = ['/about', at('/about'), '/', at('/contact'), '/contact'];
    const pages = await Promise.all(urls.map((url) => open(url)));
    expect(pages.map(({ shown }) => shown.documentElement.lang)).toEqual([
      'en',
      PSEUDO,
      'en',
      PSEUDO,
      'en',
    ]);
    expect(pages.map(({ html }) => html.includes('⟦'))).toEqual([false, true, false, true, false]);
  });
});

describe('the app', () => {
  it('goes on in the language of the address it starts at', async () => {
    // React does its work by itself here, as in a browser
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const { html } = await open(at('/about'));
    document.body.innerHTML = html.slice(html.indexOf('<body>') + 6, html.indexOf('</body>'));
    window.history.replaceState(null, '', at('/about'));
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    const root = document.getElementById('root') as HTMLElement;
    const heading = root.querySelector('h1');
    await start(root);
    expect(root.querySelector('h1')).toBe(heading);
    root.querySelector<HTMLElement>('a[href="/el/contact"]')?.click();
    await vi.waitFor(() => expect(window.location.pathname).toBe('/el/contact'));
    await vi.waitFor(() => expect(root.querySelector('h1')).not.toBe(heading));
    expect(root.textContent).toContain('⟦');
  });
});
