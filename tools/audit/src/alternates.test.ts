import { describe, expect, it } from 'vitest';
import { alternatesIn, unpaired } from './alternates.ts';

const page = (...links: [string, string][]) => alternatesIn(links.map(linkOf).join('\n'));
const linkOf = ([language, href]: [string, string]) =>
  `<link rel="alternate" hreflang="${language}" href="${href}"/>`;
const both: [string, string][] = [
  ['en', '/about'],
  ['fr', '/fr/a-propos'],
  ['x-default', '/about'],
];

describe('the languages of a page', () => {
  it('are read from its head, in which feeds are alternates, too', () => {
    const feed = '<link rel="alternate" type="application/atom+xml" href="/feed.xml"/>';
    expect([...alternatesIn(`${feed}${linkOf(['fr', '/fr'])}`)]).toEqual([['fr', '/fr']]);
  });

  it('lead to each other', () => {
    const pages = new Map([
      ['/about', page(...both)],
      ['/fr/a-propos', page(...both)],
    ]);
    expect(unpaired(pages)).toEqual([]);
  });

  it.each([
    ['nothing', page(), '/fr/a-propos does not name itself'],
    ['itself alone', page(['fr', '/fr/a-propos']), '/fr/a-propos does not lead to /about'],
  ])('are reported where one page names %s', (_what, french, problem) => {
    const pages = new Map([
      ['/about', page(...both)],
      ['/fr/a-propos', french],
    ]);
    expect(unpaired(pages)).toContain(problem);
  });

  it('are reported where one is not in the sitemap', () => {
    expect(unpaired(new Map([['/about', page(...both)]]))).toEqual([
      '/about leads to /fr/a-propos, which the sitemap does not have',
    ]);
  });
});
