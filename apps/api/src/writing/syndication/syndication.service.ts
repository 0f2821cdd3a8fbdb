import {
  type Locale,
  locales,
  type PostColor,
  pageSchemas,
  pathIn,
  postCategory,
  postColors,
  readStored,
} from '@vitrine/contracts';
import type { PublicTexts } from '../../http/public-texts.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { translationIn } from '../../lib/translated.ts';
import type { Platform } from '../../platform.ts';
import { readPublicLocales } from '../../service/index.ts';
import { createPictureUses, type StoredPage } from '../../site/index.ts';
import { createAuthors } from '../posts/authors.service.ts';
import { createGonePictures } from '../posts/gone-pictures.ts';
import { postPath } from '../posts/post-path.ts';
import { type BlogFeed, type FeedEntry, feedPaths, writeAtom, writeJsonFeed } from './feeds.ts';
import { toHtml } from './markdown-html.ts';
import { createSitemap } from './sitemap.service.ts';
import { createSyndicationRepository, type PublishedPost } from './syndication.repository.ts';
import { createWebManifest } from './web-manifest.ts';

/** Readers of feeds come often and want what is new; what is older is in the parts that follow. */
const FEED_ENTRIES = 20;
/** In the query of a part: the id of the post that it follows. */
const AFTER = 'after';

/** Feeds for readers, a map of the site for crawlers, and its name for phones. */
export function createSyndication(platform: Platform): PublicTexts {
  const feeds = locales.map((locale) => createFeeds(platform, locale));
  return Object.assign({}, createSitemap(platform), createWebManifest(platform), ...feeds);
}

/** The feeds of a language; where visitors do not find the website in it, there are none. */
function createFeeds({ database, publicUrl }: Platform, language: Locale): PublicTexts {
  const { read } = database;
  const published = createSyndicationRepository(database.tables);
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const pageUrl = (path: string) => absolute(pathIn(language, path));

  const authors = createAuthors({ database });
  const gonePictures = createGonePictures({ pictureUses: createPictureUses(database) });
  const describe = (
    post: PublishedPost,
    { categoryNames }: SiteTexts,
    author: string | undefined,
  ): FeedEntry => {
    const category = postCategory(post.color);
    return {
      id: `urn:uuid:${post.id}`,
      url: absolute(postPath({ ...post, locale: language })),
      title: post.title,
      summary: post.seo_description || post.description,
      content: toHtml(post.sections, publicUrl),
      category,
      categoryName: categoryNames[category],
      tags: post.tags,
      image: absolute(`/share/article/${post.id}.png`),
      author,
      published: post.createdAt,
      updated: post.updatedAt,
    };
  };

  /** @throws {ProblemError} `not-found` for a post that nothing follows */
  const listPart = async (after: unknown) => {
    if (after === undefined) {
      return { posts: await published.listPosts(read, language, { limit: FEED_ENTRIES + 1 }) };
    }
    const isId = typeof after === 'string' && /^[\w-]{1,64}$/.test(after);
    const last = found(isId ? await published.getPost(read, after) : undefined, 'nothingHere');
    const posts = await published.listPosts(read, language, {
      after: last,
      limit: FEED_ENTRIES + 1,
    });
    const [first] = posts;
    if (!first) throw new ProblemError('not-found', 'nothingHere');
    const before = await published.listIdsBefore(read, language, first, FEED_ENTRIES + 1);
    return { posts, previous: queryOf(before[FEED_ENTRIES]) };
  };

  const readFeed = async (after: unknown): Promise<BlogFeed> => {
    found((await readPublicLocales(database)).includes(language) || undefined, 'nothingHere');
    const { posts: listed, previous } = await listPart(after);
    const posts = await gonePictures.leaveOut(read, listed.slice(0, FEED_ENTRIES));
    const texts = readSiteTexts(await published.listPages(read), publicUrl, language);
    const known = await authors.of(posts);
    const changes = [texts.changed, ...posts.map((post) => post.updatedAt)];
    return {
      title: [texts.company, texts.blogTitle].filter(Boolean).join(' · '),
      subtitle: texts.blogSubtitle,
      company: texts.company,
      page: pageUrl('/blog'),
      language,
      updated: new Date(Math.max(...changes.map(Number))),
      entries: posts.map((post) => describe(post, texts, known.get(post.authorId ?? '')?.name)),
      pages: {
        self: queryOf(after),
        previous,
        next: listed.length > posts.length ? queryOf(posts.at(-1)?.id) : undefined,
      },
    };
  };

  const { atom, json } = feedPaths(language);
  return {
    [atom]: {
      type: 'application/atom+xml',
      parameters: [AFTER],
      write: async (query) => writeAtom(await readFeed(query[AFTER])),
    },
    [json]: {
      type: 'application/feed+json',
      parameters: [AFTER],
      write: async (query) => writeJsonFeed(await readFeed(query[AFTER])),
    },
  };
}

const queryOf = (after: unknown) => (after === undefined ? '' : `?${AFTER}=${after}`);

/** What feeds say of the site itself. */
interface SiteTexts {
  company: string;
  blogTitle: string;
  blogSubtitle: string;
  categoryNames: Record<PostColor, string>;
  /** When the blog's own texts changed. */
  changed: Date;
}

const BEGINNING = new Date(0);

/** Reads it from the stored pages; a site without content goes by its host's name. */
function readSiteTexts(
  pages: readonly StoredPage[],
  publicUrl: string,
  language: Locale,
): SiteTexts {
  const stored = (key: StoredPage['key']) => pages.find((page) => page.key === key);
  const company = readStored(pageSchemas.company, stored('company')?.content).value;
  const page = stored('blog');
  const said = page && translationIn(page, language)?.content;
  const blog = readStored(pageSchemas.blog, said ?? page?.content).value;
  const name = `${company.name.first} ${company.name.second}`.trim();
  const categoryNames = Object.fromEntries(
    postColors.map((color) => [
      color,
      blog.categories.find((category) => category.color === color)?.name || color,
    ]),
  ) as Record<PostColor, string>;
  return {
    company: name || new URL(publicUrl).host,
    blogTitle: blog.heroTitle,
    blogSubtitle: blog.heroSubtitle,
    categoryNames,
    changed: stored('blog')?.updatedAt ?? BEGINNING,
  };
}
