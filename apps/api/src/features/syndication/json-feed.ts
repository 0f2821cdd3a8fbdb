import { type BlogFeed, feedPaths } from './blog-feed.ts';

/** The blog as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function writeJsonFeed(feed: BlogFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.subtitle || undefined,
    home_page_url: feed.page,
    feed_url: new URL(feedPaths.json, feed.page).href,
    language: feed.language,
    authors: [{ name: feed.company, url: new URL('/', feed.page).href }],
    items: feed.entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.summary || undefined,
      content_html: entry.content,
      image: entry.image,
      date_published: entry.published.toISOString(),
      date_modified: entry.updated.toISOString(),
      tags: [entry.categoryName],
    })),
  });
}
