import {
  baseLocale,
  filterNames,
  type Locale,
  type PageKey,
  type PictureRef,
  type PostStatus,
  postDetails,
  postFields,
  postText,
  type ValuesOf,
} from '@vitrine/contracts';
import { sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Translations } from '../../lib/translated.ts';
import type { Columns } from '../columns.ts';
import { fieldColumns } from '../field-columns.ts';
import type { accountTables } from './accounts.ts';
import { contentTables } from './content.ts';

/** What the public pages show and the back-office edits. */
export function websiteTables(
  columns: Columns,
  { users }: Pick<ReturnType<typeof accountTables>, 'users'>,
) {
  const { table, text, texts, owner, integer, boolean, json, instant, index, uniqueIndex } =
    columns;
  const version = () => integer('version').notNull().default(1);

  const postColumns = () => ({
    ...fieldColumns(columns, postText),
    status: text('status').$type<PostStatus>().notNull(),
  });

  const blogPosts = table(
    'blog_posts',
    {
      id: text('id').primaryKey(),
      ...postColumns(),
      /** What its address ends with; '' where that is its id. */
      slug: text('slug').notNull().default(''),
      /** A leader or a member of the team; null for the company, or someone who is gone. */
      authorId: text('author_id'),
      /** The account that has begun it; null where nobody is known. */
      ownerId: text('owner_id'),
      ...fieldColumns(columns, postDetails),
      locale: text('locale').$type<Locale>().notNull().default(baseLocale),
      /** The post in the base language that it is a translation of, and is deleted with; null for that. */
      translationOf: text('translation_of').references((): AnySQLiteColumn => blogPosts.id, {
        onDelete: 'cascade',
      }),
      /** The version of that post which it was last compared with. */
      sourceVersion: integer('source_version'),
      /** How many sections there are, for the back-office's figures. */
      sectionCount: integer('sections').notNull().default(1),
      /** When a scheduled post is to appear; null for the others. */
      publishAt: instant('publish_at'),
      /** When it was mailed to the readers of the newsletter. */
      announcedAt: instant('announced_at'),
      version: version(),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [
      index('blog_posts_newest').on(t.createdAt, t.id),
      index('blog_posts_sources').on(t.createdAt, t.id).where(sql`${t.translationOf} IS NULL`),
      // read alone, without the posts and their texts: their addresses and when they changed for the
      // sitemap, and how many sections they have
      index('blog_posts_newest_status').on(
        ...[t.status, t.createdAt, t.id, t.translationOf, t.locale, t.updatedAt],
        ...[t.sectionCount, t.slug],
      ),
      // without the sources: a list of those has an order of its own
      uniqueIndex('blog_posts_translation')
        .on(t.translationOf, t.locale)
        .where(sql`${t.translationOf} IS NOT NULL`),
      ...filterNames(postFields).map((name) =>
        index(`blog_posts_newest_${name}`).on(t.status, t[name], t.createdAt, t.id),
      ),
      index('blog_posts_newest_owner').on(t.ownerId, t.status, t.createdAt, t.id),
      // holds scheduled posts alone
      index('blog_posts_due').on(t.publishAt).where(sql`${t.publishAt} IS NOT NULL`),
    ],
  );

  /** What posts were before each change. */
  const postVersions = table(
    'post_versions',
    {
      id: text('id').primaryKey(),
      postId: owner('post_id', () => blogPosts.id),
      version: integer('version').notNull(),
      ...postColumns(),
      /** What it had beside its text; null where that was not kept yet. */
      details: json<ValuesOf<typeof postDetails> & { slug: string }>('details'),
      author: text('author').notNull(),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [uniqueIndex('post_versions_post').on(t.postId, t.version)],
  );

  /**
   * Every slug that a post has or had, so that an old one leads to the present one. One that no post
   * has any more can be taken by another.
   */
  const postAddresses = table(
    'post_addresses',
    {
      slug: text('slug').primaryKey(),
      postId: owner('post_id', () => blogPosts.id),
      isPresent: boolean('is_present').notNull(),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [index('post_addresses_post').on(t.postId)],
  );

  /** The tags of posts as they are in addresses, to find the posts of one. */
  const postTags = table(
    'post_tags',
    { tag: text('tag').notNull(), postId: owner('post_id', () => blogPosts.id) },
    (t) => [
      uniqueIndex('post_tags_tag').on(t.tag, t.postId),
      uniqueIndex('post_tags_post').on(t.postId, t.tag),
    ],
  );

  /** What someone writes and has not saved, kept for their other devices; visitors see none of it. */
  const postDrafts = table(
    'post_drafts',
    {
      id: text('id').primaryKey(),
      userId: owner('user_id', () => users.id),
      /** '' for a new post. */
      postId: text('post_id').notNull(),
      content: json<{ text: string }>('content').notNull(),
      version: version(),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [uniqueIndex('post_drafts_writer').on(t.userId, t.postId)],
  );

  /** Reads of a post on a day (UTC, `2026-03-04`), for the days that the chart shows. */
  const postReads = table(
    'post_reads',
    {
      postId: owner('post_id', () => blogPosts.id),
      day: text('day').notNull(),
      count: integer('count').notNull(),
    },
    (t) => [uniqueIndex('post_reads_post').on(t.postId, t.day), index('post_reads_day').on(t.day)],
  );

  /** Pictures that the back-office uploaded for the website. */
  const libraryItems = table(
    'library_items',
    {
      id: text('id').primaryKey(),
      ...texts('title', 'alt', 'fileName'),
      url: text('url').$type<PictureRef>().notNull(),
      sizeBytes: integer('size_bytes').notNull(),
      createdAt: instant('created_at').notNull(),
      /** One a line, with a line break before the first and after the last; '' for none. */
      tags: text('tags').notNull().default(''),
      version: version(),
    },
    (t) => [
      index('library_items_newest').on(t.createdAt, t.id),
      index('library_items_tags').on(t.tags),
    ],
  );

  /**
   * Which uploaded pictures a record shows, written with the record: who asks for one picture need
   * not read every text.
   */
  const pictureUses = table(
    'picture_uses',
    {
      ...texts('pictureId', 'kind', 'recordId'),
      /** Of a post that is no more as it was then; 0 for what is shown now. */
      version: integer('version').notNull(),
      /** What the record is called. */
      name: text('name').notNull(),
    },
    (t) => [
      uniqueIndex('picture_uses_picture').on(t.pictureId, t.version, t.kind, t.recordId),
      index('picture_uses_record').on(t.kind, t.recordId, t.version),
    ],
  );

  const content = contentTables(columns);

  /**
   * Every address that the page of a project has or had: an old one leads to the present one. The
   * key is what keeps an address from leading to two; the project that had it last has it.
   */
  const projectAddresses = table('project_addresses', {
    address: text('address').primaryKey(),
    projectId: owner('project_id', () => content.projects.id),
    /** When the project was last changed under this address. */
    changedAt: instant('changed_at').notNull(),
  });

  const pages = table('pages', {
    key: text('key').$type<PageKey>().primaryKey(),
    content: json<unknown>('content').notNull(),
    translations: json<Translations>('translations').notNull().default({}),
    version: version(),
    updatedAt: instant('updated_at').notNull(),
  });

  return {
    blogPosts,
    postVersions,
    postAddresses,
    postTags,
    postDrafts,
    postReads,
    libraryItems,
    pictureUses,
    ...content,
    projectAddresses,
    pages,
  };
}
