import { describe, expect, it } from 'vitest';
import { createRender } from '#app/render-page.tsx';
import { matchRoute, notFoundRoute } from '#app/routes.ts';
import { siteAnswers } from '#testing/site-answers.ts';

const ORIGIN = 'https://ridge.example';
const answers: Record<string, unknown> = siteAnswers;
const render = createRender(() => ({}));

async function open(path: string): Promise<Document> {
  const { status, html } = await render({
    url: path,
    origin: ORIGIN,
    call: async (name) => ({ status: name in answers ? 200 : 404, body: answers[name] ?? {} }),
  });
  expect(status).toBe(200);
  return new DOMParser().parseFromString(html, 'text/html');
}

const meta = (page: Document, name: string) =>
  page.head
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content');
const jsonLd = (page: Document) =>
  [...page.head.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );

/** Every page of the website itself, with its title and what describes it. */
const pages = [
  ['/', "We Don't Just Build. We Solve.", 'Software that takes a problem away.'],
  ['/about', 'About Us', 'About in one sentence.'],
  ['/vision-mission', 'Vision & Mission', 'Vision in one sentence.'],
  ['/solutions', 'What We Do', 'Solutions in one sentence.'],
  ['/team', 'Team', 'Team in one sentence.'],
  ['/projects', 'Case Studies', 'Projects in one sentence.'],
  ['/contact', 'Contact Us', 'Contact in one sentence.'],
  ['/careers', 'Careers', 'Careers in one sentence.'],
  ['/privacy', 'Privacy', 'Privacy in one sentence.'],
  ['/terms', 'Terms', 'Terms in one sentence.'],
  ['/cookies', 'Cookies', 'Cookies in one sentence.'],
] as const;

describe.each(pages)('%s', (path, title, description) => {
  it('says in its head what it is', async () => {
    const page = await open(path);
    expect(page.title).toBe(`${title} · Ridge Line`);
    expect(meta(page, 'description')).toBe(description);
    expect(page.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      ORIGIN + path,
    );
    expect(meta(page, 'og:title')).toBe(title);
    expect(meta(page, 'og:image')).toBe(`${ORIGIN}/art/share-default/1200x630.png`);
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
    expect(jsonLd(page)).toHaveLength(1);
  });

  it('is whole when the server sends it', async () => {
    const page = await open(path);
    expect(page.querySelectorAll('main h1')).toHaveLength(1);
    expect(page.querySelector('main [role="status"], main [role="alert"]')).toBeNull();
    const levels = [...page.querySelectorAll('main h1, main h2, main h3, main h4')].map((heading) =>
      Number(heading.tagName[1]),
    );
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
  });

  it('has no style attribute, which the policy would refuse', async () => {
    expect((await open(path)).querySelector('[style]')).toBeNull();
  });

  it('links to pages that exist', async () => {
    const page = await open(path);
    const links = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    const local = links.filter((link) => link?.startsWith('/'));
    expect(links.every((link) => link && link !== '#')).toBe(true);
    const leadsNowhere = (link: string | null | undefined) =>
      matchRoute(link?.replace(/[?#].*/, '') ?? '').route === notFoundRoute;
    expect(local.filter(leadsNowhere)).toEqual([]);
  });
});

const LEGAL = ['/privacy', '/terms', '/cookies'];
const shown = pages.map(([path]) => path).filter((path) => !LEGAL.includes(path));

it.each(shown)('%s has one light section, between dark ones', async (path) => {
  const sections = [...(await open(path)).querySelectorAll('main section')];
  const light = sections.filter((section) => section.classList.contains('light'));
  expect(light).toHaveLength(1);
});

it('ends its pages in three ways', async () => {
  const endings = new Set<string>();
  for (const path of shown) {
    const last = [...(await open(path)).querySelectorAll('main section')].at(-1);
    const linesOut = last?.querySelector('a[href^="tel:"]') ? 'lines' : '';
    const next = last?.querySelector('a.covers') ? 'next' : '';
    const call = last?.querySelector('.center') ? 'call' : '';
    endings.add(linesOut || next || call);
  }
  endings.delete('');
  expect([...endings].sort()).toEqual(['call', 'lines', 'next']);
});

it('tells crawlers whose site it is', async () => {
  const [organization] = jsonLd(await open('/'));
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: 'Ridge Line',
    url: 'https://ridge.example/',
    sameAs: ['https://ridge.example/linkedin', 'https://ridge.example/github'],
  });
});

it('tells crawlers the place of a page', async () => {
  const [crumbs] = jsonLd(await open('/team'));
  expect(crumbs.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://ridge.example/' },
    { '@type': 'ListItem', position: 2, name: 'Team', item: 'https://ridge.example/team' },
  ]);
});
