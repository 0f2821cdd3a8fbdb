import {
  type BlogColor,
  blogCategory,
  blogColors,
  pageKeys,
  pageSchemas,
  readStored,
} from '@vitrine/contracts';
import type { PublicTexts } from '../../http/public-texts.ts';
import type { Platform } from '../../platform.ts';
import type { StoredPage } from '../pages/pages.repository.ts';
import { type BlogFeed, type FeedEntry, feedPaths, writeAtom, writeJsonFeed } from './feeds.ts';
import { toHtml } from './markdown-html.ts';
import {
  SITEMAP_MAX_ENTRIES,
  SITEMAP_PATH,
  type SitemapEntry,
  writeRobots,
  writeSitemap,
} from './site-texts.ts';
import { createSyndicationRepository, type PublishedPost } from './syndication.repository.ts';

const LANGUAGE = 'en';
/** Readers of feeds come often and want what is new; the sitemap lists everything. */
const FEED_ENTRIES = 20;
const pathOfPage = (key: string) => (key === 'home' ? '/' : `/${key}`);

/** Feeds for readers, and a map of the site for crawlers. */
export function createSyndication({ database, publicUrl }: Platform): PublicTexts {
  const published = createSyndicationRepository(database.tables);
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

  const readFeed = async (): Promise<BlogFeed> => {
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
  };

  /** Every public page that has something to find; forms for signing in have not. */
  const listAddresses = async (): Promise<SitemapEntry[]> => {
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
  };

  return {
    [SITEMAP_PATH]: {
      type: 'application/xml',
      write: async () => writeSitemap(publicUrl, await listAddresses()),
    },
    '/robots.txt': { type: 'text/plain', write: async () => writeRobots(publicUrl) },
    [feedPaths.atom]: {
      type: 'application/atom+xml',
      write: async () => writeAtom(await readFeed()),
    },
    [feedPaths.json]: {
      type: 'application/feed+json',
      write: async () => writeJsonFeed(await readFeed()),
    },
  };
}

/** What feeds say of the site itself. */
interface SiteTexts {
  company: string;
  blogTitle: string;
  blogSubtitle: string;
  categoryNames: Record<BlogColor, string>;
  /** When the blog's own texts changed. */
  changed: Date;
}

const BEGINNING = new Date(0);

/** Reads it from the stored pages; a site without content goes by its host's name. */
function readSiteTexts(pages: readonly StoredPage[], publicUrl: string): SiteTexts {
  const stored = (key: StoredPage['key']) => pages.find((page) => page.key === key);
  const company = readStored(pageSchemas.company, stored('company')?.content).value;
  const blog = readStored(pageSchemas.blog, stored('blog')?.content).value;
  const name = `${company.name.first} ${company.name.second}`.trim();
  const categoryNames = Object.fromEntries(
    blogColors.map((color) => [
      color,
      blog.categories.find((category) => category.color === color)?.name || color,
    ]),
  ) as Record<BlogColor, string>;
  return {
    company: name || new URL(publicUrl).host,
    blogTitle: blog.heroTitle,
    blogSubtitle: blog.heroSubtitle,
    categoryNames,
    changed: stored('blog')?.updatedAt ?? BEGINNING,
  };
}
