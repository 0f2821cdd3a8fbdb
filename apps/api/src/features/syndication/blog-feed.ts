import type { BlogColor } from '@vitrine/contracts';

/** The blog as every feed format tells it; addresses are absolute. */
export interface BlogFeed {
  title: string;
  subtitle: string;
  company: string;
  /** The page that the feed follows. */
  page: string;
  language: string;
  updated: Date;
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** The same for ever, also when the site moves to another address. */
  id: string;
  url: string;
  title: string;
  summary: string;
  /** HTML. */
  content: string;
  category: BlogColor;
  /** The name of the category; its key where it has none. */
  categoryName: string;
  image: string;
  published: Date;
  updated: Date;
}

/** Addresses of the feeds, below the site's own. */
export const feedPaths = { atom: '/blog/feed.xml', json: '/blog/feed.json' } as const;
