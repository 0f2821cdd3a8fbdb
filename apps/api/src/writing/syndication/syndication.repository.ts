import type { Locale } from '@vitrine/contracts';
import { and, asc, eq, exists, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Queryable } from '../../db/database.ts';
import {
  comesAfter,
  comesBefore,
  type ListPlace,
  newestFirst,
  oldestFirst,
  type PageOf,
} from '../../db/newest-first.ts';
import { firstOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { readableIn } from '../posts/readable-in.repository.ts';

export type PublishedPost = Tables['blogPosts']['$inferSelect'];

/** Where a part of a long list of addresses lies: its number, from 0, and how many a part holds. */
export interface PartOf {
  number: number;
  size: number;
}

/** A record of which the sitemap tells. */
interface Changed {
  /** Its last part of the address. */
  name: string;
  updatedAt: Date;
}

/** What the site has published, and when it changed. */
export function createSyndicationRepository({ blogPosts, pages, portfolios, users }: Tables) {
  const { createdAt, id } = blogPosts;
  const isPublished = eq(blogPosts.status, 'published');
  const isIn = (locale: Locale) => and(isPublished, readableIn(blogPosts, locale));
  const owner = { id: users.id };
  /** Portfolios that anyone may read: published, and of someone who has not been shut out. */
  const isPortfolio = (db: Queryable) =>
    and(
      eq(portfolios.published, true),
      isNotNull(portfolios.customUrl),
      exists(
        db
          .select(owner)
          .from(users)
          .where(and(eq(users.id, portfolios.userId), eq(users.status, 'active'))),
      ),
    );

  /** When the last change of each part was; counted from the oldest, so that only the last grows. */
  async function listParts(db: Queryable, list: Listed, size: number): Promise<Date[]> {
    const number = sql<number>`(row_number() over (order by ${sql.join(list.order, sql`, `)}) - 1)`;
    const rows = db
      .select({ number: number.as('number'), updatedAt: list.updatedAt })
      .from(list.table)
      .where(list.where)
      .as('rows');
    // written into the text: SQLite takes every number that is bound for one with a fraction
    const part = sql<number>`${rows.number} / ${sql.raw(String(size))}`;
    const changed = sql`max(${rows.updatedAt})`.mapWith(list.updatedAt);
    const parts = await db.select({ part, changed }).from(rows).groupBy(part);
    return parts.sort((a, b) => Number(a.part) - Number(b.part)).map((one) => one.changed as Date);
  }

  const posts = { table: blogPosts, where: isPublished, order: oldestFirst(createdAt, id) };
  const withDates = { ...posts, updatedAt: blogPosts.updatedAt };

  return {
    listPublishedParts: (db: Queryable, size: number) => listParts(db, withDates, size),
    listPortfolioParts: (db: Queryable, size: number) =>
      listParts(
        db,
        {
          table: portfolios,
          where: isPortfolio(db),
          order: [asc(portfolios.id)],
          updatedAt: portfolios.updatedAt,
        },
        size,
      ),
    /** Each with where it is in every language. */
    async listPublished(db: Queryable, { number, size }: PartOf) {
      const { slug, locale, translationOf, updatedAt, status } = blogPosts;
      const columns = { id, slug, locale, translationOf, updatedAt };
      const rows = await db
        .select(columns)
        .from(blogPosts)
        .where(isPublished)
        .orderBy(...oldestFirst(createdAt, id))
        .limit(size)
        .offset(number * size);
      const sourceOf = (row: (typeof rows)[number]) => row.translationOf ?? row.id;
      const sources = [...new Set(rows.map(sourceOf))];
      // found by their sources or ids: few are drafts
      const publishedIn = async (ofThese: SQL) => {
        const found = await db
          .select({ ...columns, status })
          .from(blogPosts)
          .where(ofThese);
        return found.filter((one) => one.status === 'published');
      };
      const listed = new Set(rows.map((row) => row.id));
      const others = sources.filter((source) => !listed.has(source));
      const found = [
        ...rows,
        ...(await publishedIn(inArray(translationOf, sources))),
        ...(others.length > 0 ? await publishedIn(inArray(id, others)) : []),
      ];
      const known = [...new Map(found.map((one) => [one.id, one])).values()];
      const bySource = Map.groupBy(known, sourceOf);
      return rows.map((row) => ({ ...row, same: bySource.get(sourceOf(row)) ?? [] }));
    },
    async listPortfolios(db: Queryable, { number, size }: PartOf): Promise<Changed[]> {
      const rows = await db
        .select({ name: portfolios.customUrl, updatedAt: portfolios.updatedAt })
        .from(portfolios)
        .where(isPortfolio(db))
        .orderBy(asc(portfolios.id))
        .limit(size)
        .offset(number * size);
      return rows.map((row) => ({ ...row, name: row.name ?? '' }));
    },
    getPost: (db: Queryable, wanted: string): Promise<PublishedPost | undefined> =>
      firstOf(
        db
          .select()
          .from(blogPosts)
          .where(and(eq(id, wanted), isPublished)),
      ),
    /** Newest first. */
    async listPosts(
      db: Queryable,
      locale: Locale,
      { after, limit }: PageOf,
    ): Promise<PublishedPost[]> {
      return db
        .select()
        .from(blogPosts)
        .where(and(isIn(locale), after && comesAfter(createdAt, id, after)))
        .orderBy(...newestFirst(createdAt, id))
        .limit(limit);
    },
    /** The ids of the posts that stand right before a place, the nearest first. */
    async listIdsBefore(
      db: Queryable,
      locale: Locale,
      place: ListPlace,
      limit: number,
    ): Promise<string[]> {
      const rows = await db
        .select({ id })
        .from(blogPosts)
        .where(and(isIn(locale), comesBefore(createdAt, id, place)))
        .orderBy(...oldestFirst(createdAt, id))
        .limit(limit);
      return rows.map((row) => row.id);
    },
    async listPages(db: Queryable) {
      return db.select().from(pages);
    },
  };
}

/** Records of one kind that the sitemap lists, oldest first. */
interface Listed {
  table: Tables['blogPosts'] | Tables['portfolios'];
  where: SQL | undefined;
  order: SQL[];
  updatedAt: SQLiteColumn;
}
