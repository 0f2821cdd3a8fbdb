import type { BlogColor, BlogStatus, PageKey } from '@vitrine/contracts';
import { sql } from 'drizzle-orm';
import type { Columns } from '../columns.ts';
import { contentTables } from './content.ts';

/** What the public pages show and the back-office edits. */
export function websiteTables(columns: Columns) {
  const { table, text, texts, owner, integer, json, instant, index, uniqueIndex } = columns;
  const version = () => integer('version').notNull().default(1);

  const article = () => ({
    ...texts('title', 'description', 'icon'),
    color: text('color').$type<BlogColor>().notNull(),
    status: text('status').$type<BlogStatus>().notNull(),
    posts: json<string[]>('posts').notNull(),
  });

  const blogPosts = table(
    'blog_posts',
    {
      id: text('id').primaryKey(),
      ...article(),
      /** A leader or a member of the team; null for the company, or somebody who is gone. */
      authorId: text('author_id'),
      /** How many sections there are, for the back-office's figures. */
      sections: integer('sections').notNull().default(1),
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
      // read alone, without the posts and their texts: when they changed for the sitemap, and how many
      // sections they have
      index('blog_posts_newest_status').on(t.status, t.createdAt, t.id, t.updatedAt, t.sections),
      index('blog_posts_newest_color').on(t.status, t.color, t.createdAt, t.id),
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
      ...article(),
      author: text('author').notNull(),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [uniqueIndex('post_versions_post').on(t.postId, t.version)],
  );

  /** Pictures that the back-office uploaded for the website. */
  const libraryItems = table(
    'library_items',
    {
      id: text('id').primaryKey(),
      ...texts('title', 'alt', 'url', 'fileName'),
      sizeBytes: integer('size_bytes').notNull(),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [index('library_items_newest').on(t.createdAt, t.id)],
  );

  /**
   * Which uploaded pictures a record shows, written with the record: who asks for one picture need
   * not read every text.
   */
  const pictureUses = table(
    'picture_uses',
    {
      ...texts('pictureId', 'kind', 'recordId'),
      /** Of an article that is no more as it was then; 0 for what is shown now. */
      version: integer('version').notNull(),
      /** What the record is called. */
      name: text('name').notNull(),
    },
    (t) => [
      uniqueIndex('picture_uses_picture').on(t.pictureId, t.version, t.kind, t.recordId),
      index('picture_uses_record').on(t.kind, t.recordId, t.version),
    ],
  );

  const pages = table('pages', {
    key: text('key').$type<PageKey>().primaryKey(),
    content: json<unknown>('content').notNull(),
    version: version(),
    updatedAt: instant('updated_at').notNull(),
  });

  return {
    blogPosts,
    postVersions,
    libraryItems,
    pictureUses,
    ...contentTables(columns),
    pages,
  };
}
