import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type PostVersionRow = Tables['postVersions']['$inferSelect'];

/** What posts were; a row for every version, the present one included. */
export function createPostVersionsRepository({ postVersions }: Tables) {
  const { postId, version } = postVersions;
  return {
    /** A version that is kept already stays as it is. */
    async insert(tx: Queryable, row: PostVersionRow): Promise<void> {
      await tx.insert(postVersions).values(row).onConflictDoNothing();
    },
    /** Newest first. */
    async list(db: Queryable, post: string): Promise<PostVersionRow[]> {
      return db.select().from(postVersions).where(eq(postId, post)).orderBy(desc(version));
    },
    async get(db: Queryable, post: string, number: number): Promise<PostVersionRow | undefined> {
      const [row] = await db
        .select()
        .from(postVersions)
        .where(and(eq(postId, post), eq(version, number)));
      return row;
    },
  };
}

export type PostVersionsRepository = ReturnType<typeof createPostVersionsRepository>;
