import { m } from '#messages';
import { env } from '../env.ts';
import type { FeedLink } from './head.ts';

/** Where readers of feeds can follow the blog. */
export const blogFeeds = (): FeedLink[] => [
  { type: 'application/atom+xml', title: m.posts_feed_atom(), href: `${env.apiUrl}/blog/feed.xml` },
  {
    type: 'application/feed+json',
    title: m.posts_feed_json(),
    href: `${env.apiUrl}/blog/feed.json`,
  },
];
