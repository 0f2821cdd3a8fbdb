import { baseLocale, type Locale } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { type BlogFeed, feedPaths, writeAtom, writeJsonFeed } from './feeds.ts';
import { writeSitemap } from './site-texts.ts';
import { inEveryLanguage } from './sitemap.service.ts';

const fr: Locale = 'fr';
const ORIGIN = 'https://ridge.example';

describe('the sitemap of a site in two languages', () => {
  it('lists each page in both, with links to the others', () => {
    const changed = new Date(0);
    const entries = inEveryLanguage([{ path: '/about', changed }], [baseLocale, fr]);
    const xml = writeSitemap(ORIGIN, entries);
    const links = [
      '<xhtml:link rel="alternate" hreflang="en" href="https://ridge.example/about"/>',
      '<xhtml:link rel="alternate" hreflang="fr" href="https://ridge.example/fr/a-propos"/>',
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://ridge.example/about"/>',
    ].join('');
    const lastmod = '<lastmod>1970-01-01T00:00:00.000Z</lastmod>';
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    expect(xml).toContain(`<url><loc>https://ridge.example/about</loc>${lastmod}${links}</url>`);
    expect(xml).toContain(
      `<url><loc>https://ridge.example/fr/a-propos</loc>${lastmod}${links}</url>`,
    );
  });

  it('says nothing of languages where there is one', () => {
    expect(writeSitemap(ORIGIN, inEveryLanguage([{ path: '/about' }], [baseLocale]))).not.toMatch(
      /xhtml|hreflang/,
    );
  });
});

describe('a feed of another language', () => {
  const feed: BlogFeed = {
    ...{ title: 'Ridge', subtitle: '', company: 'Ridge', page: `${ORIGIN}/fr/blog`, language: fr },
    ...{ updated: new Date(0), entries: [], pages: { self: '', next: '?after=1' } },
  };

  it('has addresses of its own and says which language it is in', () => {
    expect(feedPaths(fr)).toEqual({ atom: '/fr/blog/feed.xml', json: '/fr/blog/feed.json' });
    const atom = writeAtom(feed);
    expect(atom).toContain('xml:lang="fr"');
    expect(atom).toContain('href="https://ridge.example/fr/blog/feed.xml?after=1"');
    expect(JSON.parse(writeJsonFeed(feed))).toMatchObject({
      language: 'fr',
      feed_url: 'https://ridge.example/fr/blog/feed.json',
      home_page_url: 'https://ridge.example/fr/blog',
      authors: [{ url: 'https://ridge.example/fr' }],
    });
  });
});
