import { type Locale, type PostColor, pathIn, tagKey } from '@vitrine/contracts';
import { escapeMarkup as safe } from './markup.ts';

/** The blog as every feed format tells it; addresses are absolute. */
export interface BlogFeed {
  title: string;
  subtitle: string;
  company: string;
  /** The page that the feed follows. */
  page: string;
  language: Locale;
  updated: Date;
  entries: readonly FeedEntry[];
  /** The queries of this part of the feed and of those beside it; '' is that of the first. */
  pages: { self: string; previous?: string | undefined; next?: string | undefined };
}

export interface FeedEntry {
  /** The same for ever, also when the site moves to another address. */
  id: string;
  url: string;
  title: string;
  summary: string;
  /** HTML. */
  content: string;
  category: PostColor;
  /** The name of the category; its key where it has none. */
  categoryName: string;
  tags: readonly string[];
  image: string;
  /** Missing where the company speaks. */
  author: string | undefined;
  published: Date;
  updated: Date;
}

/** Addresses of the feeds in a language, below the site's own. */
export const feedPaths = (locale: Locale) => ({
  atom: pathIn(locale, '/blog/feed.xml'),
  json: pathIn(locale, '/blog/feed.json'),
});

/** The blog as Atom 1.0 (RFC 4287), in parts (RFC 5005, section 3). */
export function writeAtom(feed: BlogFeed): string {
  const { self, previous, next } = feed.pages;
  const { atom } = feedPaths(feed.language);
  const links = Object.entries({ self, first: '', previous, next }).flatMap(([rel, query]) =>
    query === undefined ? [] : writeLink(rel, new URL(atom + query, feed.page).href),
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${safe(feed.language)}">
<id>${safe(feed.page)}</id>
<title>${safe(feed.title)}</title>
<subtitle>${safe(feed.subtitle)}</subtitle>
<updated>${feed.updated.toISOString()}</updated>
<author><name>${safe(feed.company)}</name></author>
${links.join('\n')}
<link rel="alternate" type="text/html" href="${safe(feed.page)}"/>
${feed.entries.map(writeEntry).join('\n')}
</feed>
`;
}

const writeLink = (rel: string, href: string) =>
  `<link rel="${rel}" type="application/atom+xml" href="${safe(href)}"/>`;

function writeEntry(entry: FeedEntry): string {
  return `<entry>
<id>${safe(entry.id)}</id>
<title>${safe(entry.title)}</title>
<link rel="alternate" type="text/html" href="${safe(entry.url)}"/>
${entry.author ? `<author><name>${safe(entry.author)}</name></author>\n` : ''}<published>${entry.published.toISOString()}</published>
<updated>${entry.updated.toISOString()}</updated>
<category term="${safe(entry.category)}" label="${safe(entry.categoryName)}"/>
${entry.tags.map((tag) => `<category term="${safe(tagKey(tag))}" label="${safe(tag)}"/>\n`).join('')}<summary>${safe(entry.summary)}</summary>
<content type="html">${safe(entry.content)}</content>
</entry>`;
}

/** The blog as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function writeJsonFeed(feed: BlogFeed): string {
  const { json } = feedPaths(feed.language);
  const address = (query: string) => new URL(json + query, feed.page).href;
  const { next } = feed.pages;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.subtitle || undefined,
    home_page_url: feed.page,
    feed_url: address(''),
    next_url: next && address(next),
    language: feed.language,
    authors: [{ name: feed.company, url: new URL(pathIn(feed.language, '/'), feed.page).href }],
    items: feed.entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.summary || undefined,
      content_html: entry.content,
      image: entry.image,
      authors: entry.author ? [{ name: entry.author }] : undefined,
      date_published: entry.published.toISOString(),
      date_modified: entry.updated.toISOString(),
      tags: [entry.categoryName, ...entry.tags],
    })),
  });
}
