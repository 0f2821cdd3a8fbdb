import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { placeholder, prepared } from '../../db/prepared.ts';
import type { Tables } from '../../db/schema.ts';

export type PictureUseRow = Tables['pictureUses']['$inferSelect'];

/** A record, or an earlier version of one. */
type Place = Pick<PictureUseRow, 'kind' | 'recordId' | 'version'>;

/** Which records show which pictures. */
export function createPictureUsesRepository({ pictureUses }: Tables) {
  const { pictureId, kind, recordId, version } = pictureUses;
  const ofRecord = and(
    eq(kind, placeholder('kind', kind)),
    eq(recordId, placeholder('recordId', recordId)),
  );
  const ofVersion = and(ofRecord, eq(version, placeholder('version', version)));
  const deleteVersion = prepared((tx) => tx.delete(pictureUses).where(ofVersion));
  const deleteAll = prepared((tx) => tx.delete(pictureUses).where(ofRecord));
  return {
    async insert(tx: Queryable, rows: PictureUseRow[]): Promise<void> {
      if (rows.length > 0) await tx.insert(pictureUses).values(rows).onConflictDoNothing();
    },
    async delete(tx: Queryable, place: Place): Promise<void> {
      await deleteVersion(tx, { ...place });
    },
    /** With its earlier versions. */
    async deleteRecord(tx: Queryable, place: Pick<Place, 'kind' | 'recordId'>): Promise<void> {
      await deleteAll(tx, { ...place });
    },
    /** What shows it now first, then earlier versions from the oldest. */
    async listOf(db: Queryable, picture: string): Promise<PictureUseRow[]> {
      return db
        .select()
        .from(pictureUses)
        .where(eq(pictureId, picture))
        .orderBy(asc(version), asc(kind), asc(recordId));
    },
    /** In how many places each is shown now; those that are in none are left out. */
    async countNow(db: Queryable, pictures: string[]): Promise<Map<string, number>> {
      if (pictures.length === 0) return new Map();
      const rows = await db
        .select({ picture: pictureId, number: count() })
        .from(pictureUses)
        .where(and(inArray(pictureId, pictures), eq(version, 0)))
        .groupBy(pictureId);
      return new Map(rows.map(({ picture, number }) => [picture, number]));
    },
  };
}
