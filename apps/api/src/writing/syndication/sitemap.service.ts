import {
  alternatesAt,
  baseLocale,
  type Locale,
  pageKeys,
  pathIn,
  postAddress,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { PublicTexts } from '../../http/public-texts.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { Platform } from '../../platform.ts';
import { readPublicLocales } from '../../service/index.ts';
import { createCaseStudyAddresses } from '../../site/index.ts';
import {
  SITEMAP_PATH,
  type SitemapEntry,
  writeRobots,
  writeSitemap,
  writeSitemapIndex,
} from './site-texts.ts';
import { createSyndicationRepository, type PartOf } from './syndication.repository.ts';

/**
 * Addresses in one part of the sitemap: few enough to be made at once, enough that the index of a
 * million addresses is still a file.
 */
export const SITEMAP_PART_SIZE = 1_000;

const XML = 'application/xml';
const PAGES = 'pages';
// parts lie beside the index: of a folder of its own a sitemap may list that folder alone
const pathOfPart = (name: string) => `/sitemap-${name}.xml`;
const pathOfPage = (key: string) => (key === 'home' ? '/' : `/${key}`);

/** A map of the site for crawlers, in parts that are made each for itself, and what they may read. */
export function createSitemap(platform: Platform): PublicTexts {
  const { database, publicUrl } = platform;
  const { read, tables } = database;
  const published = createSyndicationRepository(tables);
  const caseStudies = createCaseStudyAddresses(platform);

  /** What there can be any number of, by the beginning of its parts' names. */
  const lists = {
    articles: {
      listParts: published.listPublishedParts,
      list: async (db: Queryable, part: PartOf) => {
        const pathOf = (post: { id: string; slug: string }) => `/blog/${postAddress(post)}`;
        return (await published.listPublished(db, part)).map(({ same, updatedAt, ...post }) => ({
          ...{ path: pathOf(post), changed: updatedAt, locale: post.locale },
          places: same.map((one) => ({ locale: one.locale, path: pathOf(one) })),
        }));
      },
    },
    portfolios: {
      listParts: published.listPortfolioParts,
      list: async (db: Queryable, part: PartOf) =>
        (await published.listPortfolios(db, part)).map(({ name, updatedAt }) => ({
          ...{ path: `/p/${name}`, changed: updatedAt },
        })),
    },
    // one that no release since has changed says no day
    projects: {
      listParts: async (db: Queryable, size: number) => {
        const all = await caseStudies.list(db);
        return Array.from({ length: Math.ceil(all.length / size) }, (_, number) =>
          latestOf(all.slice(number * size, (number + 1) * size)),
        );
      },
      list: async (db: Queryable, { number, size }: PartOf) =>
        (await caseStudies.list(db))
          .slice(number * size, (number + 1) * size)
          .map(({ name, updatedAt }) => ({
            ...{ path: `/projects/${encodeURIComponent(name)}`, changed: updatedAt },
          })),
    },
  };
  const isList = (name: string): name is keyof typeof lists => Object.hasOwn(lists, name);

  /** Every public page that has something to find; forms for signing in have not. */
  const listPages = async (): Promise<SitemapEntry[]> => {
    const pages = await published.listPages(read);
    const [newest] = await published.listPosts(read, baseLocale, { limit: 1 });
    const changed = (key: string) => pages.find((page) => page.key === key)?.updatedAt;
    const own = pageKeys.filter((key) => key !== 'company');
    return [
      ...own.map((key) => ({ path: pathOfPage(key), changed: changed(key) })),
      { path: '/professionals', changed: changed('company') },
      { path: '/blog/all', changed: newest?.updatedAt ?? changed('blog') },
    ];
  };

  /** @throws {ProblemError} `not-found` where there is no such part */
  const listPart = async (name: string): Promise<SitemapEntry[]> => {
    if (name === PAGES) return listPages();
    const [, list = '', number = ''] = /^(\w+)-([1-9]\d{0,5})$/.exec(name) ?? [];
    if (!isList(list)) throw new ProblemError('not-found', 'nothingHere');
    const part = { number: Number(number) - 1, size: SITEMAP_PART_SIZE };
    const entries: SitemapEntry[] = await lists[list].list(read, part);
    if (entries.length === 0) throw new ProblemError('not-found', 'nothingHere');
    return entries;
  };

  const listParts = async (): Promise<SitemapEntry[]> => {
    const moments = (await listPages()).flatMap(({ changed }) => changed ?? []);
    const parts = await Promise.all(
      Object.entries(lists).map(async ([name, list]) =>
        (await list.listParts(read, SITEMAP_PART_SIZE)).map((changed, number) => ({
          path: pathOfPart(`${name}-${number + 1}`),
          changed,
        })),
      ),
    );
    const latest = moments.length > 0 ? new Date(Math.max(...moments.map(Number))) : undefined;
    return [{ path: pathOfPart(PAGES), changed: latest }, ...parts.flat()];
  };

  return {
    [SITEMAP_PATH]: {
      type: XML,
      write: async () => writeSitemapIndex(publicUrl, await listParts()),
    },
    [pathOfPart(':part')]: {
      type: XML,
      write: async ({ part }) => {
        const known = await readPublicLocales(database);
        return writeSitemap(publicUrl, inEveryLanguage(await listPart(String(part)), known));
      },
    },
    '/robots.txt': { type: 'text/plain', write: async () => writeRobots(publicUrl) },
  };
}

/** Each page in each language of the website, beside where it is in the others. */
export const inEveryLanguage = (
  entries: readonly SitemapEntry[],
  known: readonly Locale[],
): SitemapEntry[] =>
  entries.flatMap(({ path, changed, locale: only, places }) => {
    const all = places ?? known.map((locale) => ({ locale, path }));
    const alternates = alternatesAt(all.filter(({ locale }) => known.includes(locale)));
    return known
      .filter((locale) => locale === (only ?? locale))
      .map((locale) => ({ path: pathIn(locale, path), changed, alternates }));
  });

const latestOf = (entries: readonly { updatedAt: Date | undefined }[]): Date | undefined => {
  const moments = entries.flatMap(({ updatedAt }) => updatedAt?.getTime() ?? []);
  return moments.length > 0 ? new Date(Math.max(...moments)) : undefined;
};

/** A sitemap or a feed has no part of that name. */
