import { type BlogFeed, type FeedEntry, feedPaths } from './blog-feed.ts';
import { escapeMarkup as safe } from './markup.ts';

/** The blog as Atom 1.0 (RFC 4287). */
export function writeAtom(feed: BlogFeed): string {
  const self = new URL(feedPaths.atom, feed.page).href;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${safe(feed.language)}">
<id>${safe(feed.page)}</id>
<title>${safe(feed.title)}</title>
<subtitle>${safe(feed.subtitle)}</subtitle>
<updated>${feed.updated.toISOString()}</updated>
<author><name>${safe(feed.company)}</name></author>
<link rel="self" type="application/atom+xml" href="${safe(self)}"/>
<link rel="alternate" type="text/html" href="${safe(feed.page)}"/>
${feed.entries.map(writeEntry).join('\n')}
</feed>
`;
}

function writeEntry(entry: FeedEntry): string {
  return `<entry>
<id>${safe(entry.id)}</id>
<title>${safe(entry.title)}</title>
<link rel="alternate" type="text/html" href="${safe(entry.url)}"/>
<published>${entry.published.toISOString()}</published>
<updated>${entry.updated.toISOString()}</updated>
<category term="${safe(entry.category)}" label="${safe(entry.categoryName)}"/>
<summary>${safe(entry.summary)}</summary>
<content type="html">${safe(entry.content)}</content>
</entry>`;
}
