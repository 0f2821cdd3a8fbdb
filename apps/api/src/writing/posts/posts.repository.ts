import {
  type AskedListPart,
  baseLocale,
  type EndpointParsed,
  type Locale,
  type PostColor,
  type PostReference,
  type PostStatus,
  postCategory,
  postColors,
  postFields,
  postStatuses,
  tagKey,
  translatedValues,
} from '@vitrine/contracts';
import { and, asc, count, eq, gt, inArray, lte, notInArray, type SQL, sql, sum } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { listNewest } from '../../db/list-newest.ts';
import {
  comesAfter,
  comesBefore,
  type ListPlace,
  mergeInOrder,
  newestFirst,
  oldestFirst,
  type PageOf,
} from '../../db/newest-first.ts';
import { firstOf, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { readableIn } from './readable-in.repository.ts';

export type StoredPost = Tables['blogPosts']['$inferSelect'];

/** Which posts are wanted: of the published ones, or by the back-office. */
type PublishedFilter = Omit<EndpointParsed<'articles.list'>['query'], keyof AskedListPart>;
type PostFilter = Omit<EndpointParsed<'posts.list'>['query'], keyof AskedListPart>;
/** Which posts are wanted by the address that answers with them whole. */
interface SomePosts extends Omit<PostFilter, 'status' | 'drafts'> {
  locale?: Locale | undefined;
  statuses: readonly PostStatus[];
}

const namedColors = postColors.filter((color) => color !== 'default-color');

/** What is scheduled is not out yet: who looks for drafts finds it, too. */
const STATUSES_OF: Record<PostStatus, PostStatus[]> = {
  draft: ['draft', 'submitted', 'scheduled'],
  submitted: ['submitted'],
  scheduled: ['scheduled'],
  published: ['published'],
};

/** Posts as they are stored. */
export function createPostsRepository(database: Database) {
  const { blogPosts, postTags } = database.tables;
  const { id, slug, title, color, createdAt } = blogPosts;
  const isPublished = eq(blogPosts.status, 'published');
  const inLocale = (locale: Locale) => readableIn(blogPosts, locale);
  /** What translations are made from, and all that there is of one language. */
  const isSource = inLocale(baseLocale);
  const isOf = (ownerId: string | undefined) =>
    ownerId === undefined ? undefined : eq(blogPosts.ownerId, ownerId);

  /** The colours that published posts have: one look into the index for each, however many posts. */
  const listColors = async (db: Queryable, locale: Locale): Promise<PostColor[]> => {
    const colors: PostColor[] = [];
    for (;;) {
      const last = colors.at(-1);
      const row = await firstOf(
        db
          .select({ color })
          .from(blogPosts)
          .where(
            and(isPublished, inLocale(locale), last === undefined ? undefined : gt(color, last)),
          )
          .orderBy(asc(color))
          .limit(1),
      );
      if (!row) return colors;
      colors.push(row.color);
    }
  };

  const listColored = (
    db: Queryable,
    locale: Locale,
    wanted: PostColor,
    page: PageOf,
  ): Promise<StoredPost[]> =>
    listNewest(database, db, 'blogPosts', {
      ...page,
      equal: { status: 'published', color: wanted },
      where: inLocale(locale),
    });

  /** A page of a category; each colour in turn, for each has its order in an index. */
  const listCategory = async (db: Queryable, locale: Locale, category: PostColor, page: PageOf) => {
    // posts of colours that are no category count as the default one
    const isRest = category === 'default-color';
    const colors = isRest
      ? (await listColors(db, locale)).filter((one) => postCategory(one) === category)
      : [category];
    const lists = await Promise.all(colors.map((one) => listColored(db, locale, one, page)));
    return mergeInOrder(lists, page);
  };

  const hasTag = (db: Queryable, tag: string): SQL => {
    const tagged = db
      .select({ id: postTags.postId })
      .from(postTags)
      .where(eq(postTags.tag, tagKey(tag)));
    return inArray(id, tagged);
  };

  const findReference = (db: Queryable, where: SQL | undefined, order: SQL[]) =>
    firstOf<PostReference & { locale: Locale }>(
      db
        .select({ id, slug, title, locale: blogPosts.locale })
        .from(blogPosts)
        .where(and(isPublished, where))
        .orderBy(...order)
        .limit(1),
    );

  return {
    ...rowsOf(blogPosts),
    /** A page of the published posts. */
    listPublished: (
      db: Queryable,
      { q, category, tag, locale = baseLocale }: PublishedFilter,
      page: PageOf,
    ) => {
      if (category && !q && tag === undefined) return listCategory(db, locale, category, page);
      const isRest = category === 'default-color';
      return listNewest(database, db, 'blogPosts', {
        ...page,
        q,
        equal: { status: 'published', color: isRest ? undefined : category },
        where: and(
          inLocale(locale),
          isRest ? notInArray(blogPosts.color, namedColors) : undefined,
          tag === undefined ? undefined : hasTag(db, tag),
        ),
      });
    },
    listCategory,
    /** The newest published posts of each colour that there is. */
    async listByColor(db: Queryable, locale: Locale, limit: number): Promise<StoredPost[][]> {
      const colors = await listColors(db, locale);
      return Promise.all(colors.map((one) => listColored(db, locale, one, { limit })));
    },
    /** The published posts on either side of a place. */
    async findNeighbours(db: Queryable, locale: Locale, place: ListPlace) {
      const within = inLocale(locale);
      const before = and(within, comesAfter(createdAt, id, place));
      const after = and(within, comesBefore(createdAt, id, place));
      const [previous, next] = await Promise.all([
        findReference(db, before, newestFirst(createdAt, id)),
        findReference(db, after, oldestFirst(createdAt, id)),
      ]);
      return { previous, next };
    },
    /**
     * A page of the back-office's list; one status at a time, for each has its order in an index.
     * @param ownerId whose alone; undefined for everyone's
     */
    async listPosts(
      db: Queryable,
      ownerId: string | undefined,
      { q, status, drafts, ...filters }: PostFilter,
      page: PageOf,
    ): Promise<StoredPost[]> {
      const isFiltered = Object.values(filters).some((value) => value !== undefined);
      const unsaid = isFiltered ? postStatuses : [undefined];
      const wanted = status ? STATUSES_OF[status] : drafts ? (['draft'] as const) : unsaid;
      const where = and(isSource, isOf(ownerId), drafts && eq(blogPosts.status, 'draft'));
      const lists = await Promise.all(
        wanted.map((one) =>
          listNewest(database, db, 'blogPosts', {
            ...page,
            q,
            equal: { ...filters, status: one },
            where,
          }),
        ),
      );
      return mergeInOrder(lists, page);
    },
    countDraftsOf: (db: Queryable, userId: string): Promise<number> =>
      Promise.resolve(
        db.$count(blogPosts, and(isSource, eq(blogPosts.status, 'draft'), isOf(userId))),
      ),
    /** A page of the posts with some statuses; each in turn, for each has its order in an index. */
    async listSome(
      db: Queryable,
      { statuses, q, locale = baseLocale, ...filters }: SomePosts,
      page: PageOf,
    ) {
      const where = inLocale(locale);
      const lists = await Promise.all(
        statuses.map((status) =>
          listNewest(database, db, 'blogPosts', {
            ...page,
            q,
            equal: { ...filters, status },
            where,
          }),
        ),
      );
      return mergeInOrder(lists, page);
    },
    /** A post in other languages. */
    async listTranslations(db: Queryable, of: string): Promise<StoredPost[]> {
      return db.select().from(blogPosts).where(eq(blogPosts.translationOf, of));
    },
    /** Has the translations of a post follow it in what is no matter of language. */
    async followSource(tx: Queryable, source: StoredPost): Promise<void> {
      const isOfSource = eq(blogPosts.translationOf, source.id);
      await tx.update(blogPosts).set(sharedWithSource(source)).where(isOfSource);
    },
    /** Writes down under which tags a post is found. */
    async noteTags(tx: Queryable, { id: postId, tags }: StoredPost): Promise<void> {
      await tx.delete(postTags).where(eq(postTags.postId, postId));
      const rows = [...new Set(tags.map(tagKey))].map((tag) => ({ tag, postId }));
      if (rows.length > 0) await tx.insert(postTags).values(rows);
    },
    /** How many posts and sections there are of each status, everyone's or one account's. */
    async countByStatus(db: Queryable, ownerId: string | undefined) {
      const counts = await Promise.all(
        postStatuses.map(async (status) => {
          const [row] = await db
            .select({ posts: count(), sections: sum(blogPosts.sectionCount) })
            .from(blogPosts)
            .where(and(isSource, eq(blogPosts.status, status), isOf(ownerId)));
          return [status, row?.posts ?? 0, Number(row?.sections ?? 0)] as const;
        }),
      );
      return {
        posts: Object.fromEntries(counts) as Record<PostStatus, number>,
        sections: counts.reduce((all, [, , some]) => all + some, 0),
      };
    },
    /** Scheduled posts whose time has come; no others have a time. */
    async listDue(db: Queryable, now: Date): Promise<StoredPost[]> {
      return db.select().from(blogPosts).where(lte(blogPosts.publishAt, now));
    },
    /**
     * Makes a due post public, as of its time; undefined when someone else was faster, or has given
     * it another time.
     */
    async publish(
      tx: Queryable,
      { id, publishAt, translationOf }: StoredPost,
    ): Promise<StoredPost | undefined> {
      const version = sql`${blogPosts.version} + 1`;
      const createdAt = (translationOf === null && publishAt) || undefined;
      const isSame = publishAt ? eq(blogPosts.publishAt, publishAt) : undefined;
      return firstOf(
        tx
          .update(blogPosts)
          .set({ status: 'published', publishAt: null, createdAt, version })
          .where(and(eq(blogPosts.id, id), eq(blogPosts.status, 'scheduled'), isSame))
          .returning(),
      );
    },
  };
}

/** What a translation has of its source: all that is no matter of language. */
export function sharedWithSource(source: StoredPost) {
  const { createdAt, authorId } = source;
  const translated = translatedValues(postFields, source);
  const shared = Object.keys(postFields).filter((name) => !(name in translated));
  const values = Object.fromEntries(shared.map((name) => [name, source[name as never]]));
  return { ...(values as Partial<StoredPost>), createdAt, authorId };
}
