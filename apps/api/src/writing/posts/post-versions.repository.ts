import { and, desc, eq, isNull } from 'drizzle-orm';
import { byStoredName } from '../../db/columns.ts';
import type { Queryable } from '../../db/database.ts';
import { firstOf, insertNew } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type PostVersionRow = Tables['postVersions']['$inferSelect'];
/** A version as a list of them shows it. */
type ListedVersion = Pick<PostVersionRow, 'version' | 'title' | 'status' | 'author' | 'createdAt'>;

/** A version by the names of today: earlier releases kept its details under others, such as `coverAlt`. */
export const asWritten = (row: PostVersionRow): PostVersionRow =>
  row.details ? { ...row, details: byStoredName(row.details) as typeof row.details } : row;

/** What posts were; a row for every version, the present one included. */
export function createPostVersionsRepository({ postVersions }: Tables) {
  const { postId, version } = postVersions;
  return {
    /** A version that is kept already stays as it is, but for details that were not kept with it. */
    async insert(tx: Queryable, row: PostVersionRow): Promise<void> {
      if (await insertNew(tx, postVersions, row)) return;
      const isSame = and(eq(postId, row.postId), eq(version, row.version));
      await tx
        .update(postVersions)
        .set({ details: row.details })
        .where(and(isSame, isNull(postVersions.details)));
    },
    /** Newest first, without their texts. */
    async list(db: Queryable, post: string): Promise<ListedVersion[]> {
      const { title, status, author, createdAt } = postVersions;
      return db
        .select({ version, title, status, author, createdAt })
        .from(postVersions)
        .where(eq(postId, post))
        .orderBy(desc(version));
    },
    async get(db: Queryable, post: string, number: number): Promise<PostVersionRow | undefined> {
      const isWanted = and(eq(postId, post), eq(version, number));
      const row = await firstOf(db.select().from(postVersions).where(isWanted));
      return row && asWritten(row);
    },
  };
}
