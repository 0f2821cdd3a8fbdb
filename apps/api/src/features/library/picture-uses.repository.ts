import type { LibraryUse } from '@vitrine/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** A place where a picture is shown, and which one. */
export interface PictureUse extends LibraryUse {
  /** The picture in any of its sizes. */
  url: string;
}

const COLLECTIONS = '/admin/website-content';
/** A picture in the text of an article, in any of its sizes. */
const PICTURE = /\/media\/[\w-]+\//g;

/**
 * Where the website shows pictures. Its tables are small and read whole; of the articles, only
 * those with an uploaded picture are.
 */
export function createPictureUsesRepository(tables: Tables) {
  const { projects, testimonials, leadership, teamMembers, pages, blogPosts } = tables;
  return {
    async list(db: Queryable): Promise<PictureUse[]> {
      const of = (kind: string, rows: { name: string; url: string }[]) =>
        rows.map((row) => ({ ...row, kind, path: COLLECTIONS }));
      const inCollections = await Promise.all([
        db.select({ name: projects.name, url: projects.image }).from(projects),
        db.select({ name: testimonials.name, url: testimonials.avatar }).from(testimonials),
        db.select({ name: leadership.name, url: leadership.image }).from(leadership),
        db.select({ name: teamMembers.name, url: teamMembers.image }).from(teamMembers),
      ]);
      const kinds = ['project', 'testimonial', 'leader', 'team member'];
      const inPages = await db.select({ key: pages.key, content: pages.content }).from(pages);
      const { title, posts } = blogPosts;
      const inArticles = await db
        .select({ title, posts })
        .from(blogPosts)
        .where(sql`cast(${posts} as text) LIKE '%/media/%'`);
      return [
        ...inArticles.flatMap(toArticleUses),
        ...inCollections.flatMap((rows, index) => of(kinds[index] ?? '', rows)),
        ...inPages.flatMap(({ key, content }) =>
          textsIn(content).map((url) => ({ kind: 'page', name: key, path: '/admin/content', url })),
        ),
      ];
    },
  };
}

export type PictureUsesRepository = ReturnType<typeof createPictureUsesRepository>;

function toArticleUses({ title, posts }: { title: string; posts: string[] }): PictureUse[] {
  const path = `/admin/blog?${new URLSearchParams({ q: title })}`;
  const urls = new Set(posts.flatMap((text) => text.match(PICTURE) ?? []));
  return [...urls].map((url) => ({ kind: 'article', name: title, path, url }));
}

/** Every text anywhere in a page's content. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
