import { pathIn } from '@vitrine/contracts';
import { m } from '#messages';
import type { FeedLink } from './head.ts';
import { getLocale } from './locale.ts';
import { serverAddress } from './site-address.ts';

const feedAt = (path: string) => serverAddress(pathIn(getLocale(), path));

/** Where readers of feeds can follow the blog. */
export const blogFeeds = (): FeedLink[] => [
  { type: 'application/atom+xml', title: m.posts_feed_atom(), href: feedAt('/blog/feed.xml') },
  { type: 'application/feed+json', title: m.posts_feed_json(), href: feedAt('/blog/feed.json') },
];
