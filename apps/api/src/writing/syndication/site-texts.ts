import { escapeMarkup as safe } from './markup.ts';

export interface SitemapEntry {
  /** Below the site's own address. */
  path: string;
  changed?: Date | undefined;
}

export const SITEMAP_PATH = '/sitemap.xml';

/** Areas that are for somebody or something else than visitors. */
const CLOSED = ['/user', '/admin', '/api', '/auth'];

/** A list of pages, or of such lists (sitemaps.org/protocol.html). */
const writeList =
  (list: 'urlset' | 'sitemapindex', entry: 'url' | 'sitemap') =>
  (origin: string, entries: readonly SitemapEntry[]): string => {
    const lines = entries.map(({ path, changed }) => {
      const modified = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
      return `<${entry}><loc>${safe(new URL(path, origin).href)}</loc>${modified}</${entry}>`;
    });
    return `<?xml version="1.0" encoding="utf-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
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
