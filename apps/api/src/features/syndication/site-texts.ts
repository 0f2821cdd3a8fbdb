import { escapeMarkup as safe } from './markup.ts';

export interface SitemapEntry {
  /** Below the site's own address. */
  path: string;
  changed?: Date | undefined;
}

export const SITEMAP_PATH = '/sitemap.xml';
/** More than so many a file may not hold (sitemaps.org/protocol.html). */
export const SITEMAP_MAX_ENTRIES = 50_000;

/** Areas that are for somebody or something else than visitors. */
const CLOSED = ['/user', '/admin', '/api', '/auth'];

export function writeSitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.slice(0, SITEMAP_MAX_ENTRIES).map(({ path, changed }) => {
    const modified = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `<url><loc>${safe(new URL(path, origin).href)}</loc>${modified}</url>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** What crawlers may read (RFC 9309), and where the list of it is. */
export function writeRobots(origin: string): string {
  const rules = CLOSED.map((path) => `Disallow: ${path}`);
  const sitemap = new URL(SITEMAP_PATH, origin).href;
  return ['User-agent: *', ...rules, '', `Sitemap: ${sitemap}`, ''].join('\n');
}
