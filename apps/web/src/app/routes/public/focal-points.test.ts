import type { PublicPortfolio } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { createRender } from '#app/render-page.tsx';
import { noEntries } from '#testing/empty-portfolio.ts';
import { pictureAt } from '#testing/picture-at.ts';
import { overviewOf, post, postsContent, summary } from '#testing/post.ts';
import { siteAnswers } from '#testing/site-answers.ts';

const PICTURE = '/media/0190/1600x900.webp';
const article = post({ cover: pictureAt(`${PICTURE}#focus=20,80`) });
const portfolio: PublicPortfolio = {
  ...noEntries,
  name: 'Ada Mbella',
  profession: 'Surveyor',
  headline: '',
  summary: '',
  customUrl: 'ada-mbella',
  profileImage: pictureAt(`${PICTURE}#focus=20,80`),
  skills: [],
  links: [],
  sections: [],
  updatedAt: '2026-03-04T00:00:00.000Z',
};
/** Every picture of the website is one of the library, whose focal point was set. */
const ofLibrary = JSON.parse(
  JSON.stringify(siteAnswers, (key, value) => {
    if (key === 'heroImages') return [`${PICTURE}#focus=20,80`];
    return key === 'image' ? `${PICTURE}#focus=20,80` : value;
  }),
);
const [project] = ofLibrary['content.projects.list'];
const answers: Record<string, unknown> = {
  ...ofLibrary,
  'caseStudies.get': { address: 'gigbridge', project, services: [], next: null },
  'pages.blog.get': postsContent,
  'blogs.get': article,
  'articles.overview': overviewOf([summary({ cover: pictureAt(`${PICTURE}#focus=20,80`) })]),
  'articles.related': { previous: null, next: null, related: [] },
  'publicPortfolio.get': portfolio,
};

async function cutPictures(url: string): Promise<Element[]> {
  const { html } = await createRender(() => ({}))({
    url,
    origin: 'https://ridge.example',
    call: async (name) => ({ status: name in answers ? 200 : 404, body: answers[name] ?? {} }),
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll(`img[src="${PICTURE}"]`)];
}

describe('the focal point of a picture', () => {
  it.each([
    ['the opening and the case studies of the home page', '/'],
    ['the list of case studies', '/projects'],
    ['a case study', '/projects/gigbridge'],
    ['the team', '/team'],
    ['the newest article of the blog', '/blog'],
    ['the cover of an article', `/blog/${article.id}`],
    ["a professional's page", '/p/ada-mbella'],
  ])('stays in sight in %s', async (_where, url) => {
    const cut = await cutPictures(url);
    expect(cut.length).toBeGreaterThan(0);
    for (const image of cut) {
      expect(image.className).toMatch(/\bpositioned position-x-\d+ position-y-\d+\b/);
    }
  });
});

describe('the card of the home page', () => {
  const cardOf = async (heroImages: string[]) => {
    const home = { ...ofLibrary['pages.home.get'], heroImages };
    const { html } = await createRender(() => ({}))({
      url: '/',
      origin: 'https://ridge.example',
      call: async (name) => ({
        status: 200,
        body: name === 'pages.home.get' ? home : answers[name],
      }),
    });
    return /property="og:image" content="([^"]+)"/.exec(html)?.[1];
  };

  it('is drawn of the picture of its opening, where someone has uploaded one', async () => {
    expect(await cardOf([PICTURE])).toBe('https://ridge.example/share/page/home.png');
    expect(await cardOf(['/art/hero-limbe/1920x1080.webp'])).toBe(
      'https://ridge.example/art/share-default/1200x630.png',
    );
  });
});
