import { type Alternate, type Locale, locales, type PlaceIn, pathIn } from '@vitrine/contracts';
import { escapeMarkup as safe } from './markup.ts';

export interface SitemapEntry {
  /** Below the site's own address. */
  path: string;
  changed?: Date | undefined;
  /** Of what is not in every language: its own, and where it is in which. */
  locale?: Locale;
  places?: readonly PlaceIn[];
  /** Of a page: where it is in every language. */
  alternates?: readonly Alternate[];
}

export const SITEMAP_PATH = '/sitemap.xml';

/** Areas that are for someone or something else than visitors. */
const CLOSED = [
  ...locales.flatMap((locale) => [pathIn(locale, '/user'), pathIn(locale, '/admin')]),
  ...['/api', '/auth'],
];

/** A list of pages, or of such lists (sitemaps.org/protocol.html). */
const writeList =
  (list: 'urlset' | 'sitemapindex', entry: 'url' | 'sitemap') =>
  (origin: string, entries: readonly SitemapEntry[]): string => {
    const absolute = (path: string) => safe(new URL(path, origin).href);
    const lines = entries.map(({ path, changed, alternates = [] }) => {
      const modified = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
      const links = alternates.map(
        ({ hreflang, path: other }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${absolute(other)}"/>`,
      );
      return `<${entry}><loc>${absolute(path)}</loc>${modified}${links.join('')}</${entry}>`;
    });
    const isLinked = entries.some(({ alternates = [] }) => alternates.length > 0);
    const xhtml = isLinked ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
    return `<?xml version="1.0" encoding="utf-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>
${lines.join('\n')}
</${list}>
`;
  };

/** A part of the sitemap: pages. */
export const writeSitemap = writeList('urlset', 'url');

/** The parts of the sitemap. */
export const writeSitemapIndex = writeList('sitemapindex', 'sitemap');

/** What crawlers may read (RFC 9309), and where the index of it is. */
export function writeRobots(origin: string): string {
  const rules = CLOSED.map((path) => `Disallow: ${path}`);
  const sitemap = new URL(SITEMAP_PATH, origin).href;
  return ['User-agent: *', ...rules, '', `Sitemap: ${sitemap}`, ''].join('\n');
}
