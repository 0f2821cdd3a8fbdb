import type { TrashKind } from '@vitrine/contracts';
import { and, asc, eq, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { listNewest } from '../../db/list-newest.ts';
import type { PageOf } from '../../db/newest-first.ts';
import { firstOf, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import type { TrashReach } from './trash-reach.ts';

export type TrashRow = Tables['trash']['$inferSelect'];
export type TrashFile = Tables['trashFiles']['$inferSelect'];

/** Deleted records, and the uploads that wait with them. */
export function createTrashRepository(database: Database) {
  const { trash, trashFiles, pictureUses, postDrafts, users } = database.tables;
  const isRecord = (kind: TrashKind, recordId: string) =>
    and(eq(trash.kind, kind), eq(trash.recordId, recordId));
  const within = ({ kinds, articlesOf }: TrashReach) =>
    and(
      // a collection that this program no longer has cannot be shown; written so that it chooses no
      // index, which is to be that of the order
      inArray(sql`(${trash.kind} || '')`, kinds),
      articlesOf === undefined
        ? undefined
        : or(ne(trash.kind, 'post'), eq(trash.actorId, articlesOf)),
    );
  const before = (moment: Date) => lte(trash.createdAt, moment);
  const writtenBefore = (kind: TrashKind, moment: Date) =>
    and(eq(trash.kind, kind), lte(trash.writtenAt, moment));
  return {
    /** Takes the place of what is there under the same id. */
    async put(tx: Queryable, row: TrashRow, files: TrashFile[]): Promise<void> {
      await tx.delete(trash).where(isRecord(row.kind, row.recordId));
      await tx.insert(trash).values(row);
      if (files.length > 0) await tx.insert(trashFiles).values(files).onConflictDoNothing();
    },

    /** Of several who take one at once, one gets it. */
    take: (tx: Queryable, kind: TrashKind, recordId: string): Promise<TrashRow | undefined> =>
      firstOf(tx.delete(trash).where(isRecord(kind, recordId)).returning()),

    get: (db: Queryable, kind: TrashKind, recordId: string): Promise<TrashRow | undefined> =>
      firstOf(db.select().from(trash).where(isRecord(kind, recordId))),

    update: rowsOf(trash).update,

    list: (
      db: Queryable,
      reach: TrashReach,
      kind: TrashKind | undefined,
      page: PageOf,
    ): Promise<TrashRow[]> =>
      listNewest(database, db, 'trash', { ...page, equal: { kind }, where: within(reach) }),

    /**
     * The oldest from before a moment, at most `limit`.
     * @param reach undefined for everything, what this program does not know included
     */
    async listBefore(
      db: Queryable,
      moment: Date,
      limit: number,
      reach: TrashReach | undefined,
    ): Promise<TrashRow[]> {
      return db
        .select()
        .from(trash)
        .where(and(before(moment), reach && within(reach)))
        .orderBy(asc(trash.createdAt))
        .limit(limit);
    },

    countBefore: (db: Queryable, moment: Date): Promise<number> =>
      Promise.resolve(db.$count(trash, before(moment))),

    /** Records that were made before a moment, however long they are in the trash. */
    async listWritten(db: Queryable, kind: TrashKind, moment: Date): Promise<TrashRow[]> {
      return db.select().from(trash).where(writtenBefore(kind, moment));
    },

    countWritten: (db: Queryable, kind: TrashKind, moment: Date): Promise<number> =>
      Promise.resolve(db.$count(trash, writtenBefore(kind, moment))),

    async listAbout(db: Queryable, email: string): Promise<TrashRow[]> {
      return db.select().from(trash).where(eq(trash.email, email));
    },

    async listOfKind(db: Queryable, kind: TrashKind): Promise<TrashRow[]> {
      return db.select().from(trash).where(eq(trash.kind, kind));
    },

    /** @returns the uploads of these rows, which are deleted */
    async delete(tx: Queryable, rows: TrashRow[]): Promise<string[]> {
      if (rows.length === 0) return [];
      const ids = rows.map(({ id }) => id);
      const ofRows: SQL = inArray(trashFiles.trashId, ids);
      const files = await tx.delete(trashFiles).where(ofRows).returning({ id: trashFiles.id });
      await tx.delete(trash).where(inArray(trash.id, ids));
      return files.map(({ id }) => id);
    },

    /** What an account has deleted is from now on by nobody. */
    async forgetActor(tx: Queryable, userId: string): Promise<void> {
      await tx.update(trash).set({ actor: '', actorId: '' }).where(eq(trash.actorId, userId));
    },

    /** Where the records of a kind show pictures, as rows. */
    async pictureUsesOf(db: Queryable, kind: string, recordId: string) {
      const isTheirs = and(eq(pictureUses.kind, kind), eq(pictureUses.recordId, recordId));
      return db.select().from(pictureUses).where(isTheirs);
    },

    /** What writers have not saved of a post. */
    draftsOf: async (db: Queryable, postId: string) =>
      db.select().from(postDrafts).where(eq(postDrafts.postId, postId)),

    /** Names of posts that show each of some pictures in an earlier version. */
    async shownEarlier(db: Queryable, pictures: string[]): Promise<Map<string, string[]>> {
      const shown = new Map<string, string[]>();
      if (pictures.length === 0) return shown;
      const { pictureId, name, recordId } = pictureUses;
      const rows = await db
        .selectDistinct({ pictureId, recordId, name })
        .from(pictureUses)
        .where(inArray(pictureId, pictures));
      for (const row of rows) {
        const names = shown.get(row.pictureId) ?? [];
        if (!names.includes(row.name)) shown.set(row.pictureId, [...names, row.name]);
      }
      return shown;
    },

    emailOf: async (db: Queryable, userId: string): Promise<string> =>
      (await rowsOf(users).get(db, userId))?.email ?? '',
  };
}
