import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type StoredPost = Tables['blogPosts']['$inferSelect'];

/** Blog posts as they are stored. */
export function createBlogRepository({ blogPosts }: Tables) {
  const newestFirst = [desc(blogPosts.createdAt), desc(blogPosts.id)];
  return {
    async list(db: Queryable, status?: StoredPost['status']): Promise<StoredPost[]> {
      return db
        .select()
        .from(blogPosts)
        .where(status && eq(blogPosts.status, status))
        .orderBy(...newestFirst);
    },
    async getById(db: Queryable, id: string): Promise<StoredPost | undefined> {
      const [post] = await db.select().from(blogPosts).where(eq(blogPosts.id, id));
      return post;
    },
    /** False where there is one with this id. */
    async insert(db: Queryable, post: StoredPost): Promise<boolean> {
      const inserted = await db
        .insert(blogPosts)
        .values(post)
        .onConflictDoNothing()
        .returning({ id: blogPosts.id });
      return inserted.length > 0;
    },
    /** For a change: others who change the same post wait until this write ends. */
    async lock(tx: Queryable, id: string): Promise<StoredPost | undefined> {
      const [post] = await tx
        .update(blogPosts)
        .set({ version: sql`${blogPosts.version} + 1` })
        .where(eq(blogPosts.id, id))
        .returning();
      return post;
    },
    /** Scheduled posts whose time has come. */
    async listDue(db: Queryable, now: Date): Promise<StoredPost[]> {
      return db
        .select()
        .from(blogPosts)
        .where(and(eq(blogPosts.status, 'scheduled'), lte(blogPosts.publishAt, now)));
    },
    /** Makes a due post public, as of its time; undefined when somebody else was faster. */
    async appear(tx: Queryable, { id, publishAt }: StoredPost): Promise<StoredPost | undefined> {
      const version = sql`${blogPosts.version} + 1`;
      const [post] = await tx
        .update(blogPosts)
        .set({ status: 'published', publishAt: null, createdAt: publishAt ?? undefined, version })
        .where(and(eq(blogPosts.id, id), eq(blogPosts.status, 'scheduled')))
        .returning();
      return post;
    },
    /** @returns the post as it is now; undefined when there is none */
    async update(
      db: Queryable,
      id: string,
      changes: Partial<StoredPost>,
    ): Promise<StoredPost | undefined> {
      const [post] = await db
        .update(blogPosts)
        .set(changes)
        .where(eq(blogPosts.id, id))
        .returning();
      return post;
    },
    async delete(db: Queryable, id: string): Promise<boolean> {
      const gone = await db
        .delete(blogPosts)
        .where(eq(blogPosts.id, id))
        .returning({ id: blogPosts.id });
      return gone.length > 0;
    },
  };
}

export type BlogRepository = ReturnType<typeof createBlogRepository>;
