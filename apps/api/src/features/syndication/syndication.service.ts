import { blogCategory, pageKeys } from '@vitrine/contracts';
import type { Database } from '../../db/database.ts';
import type { BlogFeed, FeedEntry } from './blog-feed.ts';
import { toHtml } from './markdown-html.ts';
import {
  readSiteTexts,
  SITEMAP_MAX_ENTRIES,
  type SitemapEntry,
  type SiteTexts,
} from './site-texts.ts';
import type { PublishedPost, SyndicationRepository } from './syndication.repository.ts';

interface Needs {
  database: Database;
  /** Scheme and host of every address that leaves. */
  publicUrl: string;
  published: SyndicationRepository;
}

const LANGUAGE = 'en';
/** Readers of feeds come often and want what is new; the sitemap lists everything. */
const FEED_ENTRIES = 20;
const pathOfPage = (key: string) => (key === 'home' ? '/' : `/${key}`);

/** What the site has published, for programs that follow it. */
export function createSyndicationService({ database, publicUrl, published }: Needs) {
  const absolute = (path: string) => new URL(path, publicUrl).href;

  const describe = (post: PublishedPost, { categoryNames }: SiteTexts): FeedEntry => {
    const category = blogCategory(post.color);
    return {
      id: `urn:uuid:${post.id}`,
      url: absolute(`/blog/${post.id}`),
      title: post.title,
      summary: post.description,
      content: toHtml(post.posts, publicUrl),
      category,
      categoryName: categoryNames[category],
      image: absolute(`/share/article/${post.id}.png`),
      published: post.createdAt,
      updated: post.updatedAt,
    };
  };

  return {
    async readFeed(): Promise<BlogFeed> {
      const posts = await published.listPosts(database.read, FEED_ENTRIES);
      const texts = readSiteTexts(await published.listPages(database.read), publicUrl);
      const changes = [texts.changed, ...posts.map((post) => post.updatedAt)];
      return {
        title: [texts.company, texts.blogTitle].filter(Boolean).join(' · '),
        subtitle: texts.blogSubtitle,
        company: texts.company,
        page: absolute('/blog'),
        language: LANGUAGE,
        updated: new Date(Math.max(...changes.map(Number))),
        entries: posts.map((post) => describe(post, texts)),
      };
    },

    /** Every public page that has something to find; forms for signing in have not. */
    async listAddresses(): Promise<SitemapEntry[]> {
      const pages = await published.listPages(database.read);
      const posts = await published.listPostDates(database.read, SITEMAP_MAX_ENTRIES);
      const portfolios = await published.listPortfolioDates(database.read, SITEMAP_MAX_ENTRIES);
      const changed = (key: string) => pages.find((page) => page.key === key)?.updatedAt;
      const own = pageKeys.filter((key) => key !== 'company');
      return [
        ...own.map((key) => ({ path: pathOfPage(key), changed: changed(key) })),
        { path: '/blog/all', changed: posts[0]?.updatedAt ?? changed('blog') },
        ...posts.map(({ id, updatedAt }) => ({ path: `/blog/${id}`, changed: updatedAt })),
        ...portfolios.map((one) => ({ path: `/p/${one.customUrl}`, changed: one.updatedAt })),
      ];
    },
  };
}
