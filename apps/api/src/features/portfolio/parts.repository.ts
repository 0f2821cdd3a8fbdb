import {
  type KeyedList,
  keyedLists,
  type Portfolio,
  type PortfolioEntry,
  type PortfolioEntryInput,
} from '@vitrine/contracts';
import { asc, eq, inArray, max, sum } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

/** Where a part belongs: its portfolio, and its place there. */
export interface PartPlace {
  id: string;
  portfolioId: string;
  position: number;
}

export type MediaRow = Tables['mediaItems']['$inferSelect'];

type PartTable = Tables[
  | 'experiences'
  | 'educations'
  | 'portfolioProjects'
  | 'portfolioLinks'
  | 'mediaItems'];

/**
 * One kind of parts, in the owner's order.
 * @typeParam F what a part holds besides its place
 * @typeParam I what is written of it; what is absent is blank, or stays
 */
function createPartsRepository<F extends object, I extends object = F>(
  { portfolios }: Tables,
  partTable: PartTable,
) {
  // every kind has the columns used here; what else it holds passes through untouched
  const table = partTable as unknown as Tables['portfolioLinks'];
  type Part = PartPlace & F;
  const { get, insert, update } = rowsOf(table);
  return {
    get: get as (db: Queryable, id: string) => Promise<Part | undefined>,
    insert: insert as unknown as (tx: Queryable, part: PartPlace & I) => Promise<void>,
    update: update as (
      tx: Queryable,
      id: string,
      changes: Partial<PartPlace & I>,
    ) => Promise<unknown>,
    async list(db: Queryable, portfolioId: string): Promise<Part[]> {
      const rows = await db
        .select()
        .from(table)
        .where(eq(table.portfolioId, portfolioId))
        .orderBy(asc(table.position), asc(table.id));
      return rows as unknown as Part[];
    },
    /** The part and whose it is. */
    async getOwned(db: Queryable, id: string) {
      const [row] = await db
        .select({ id: table.id, portfolioId: table.portfolioId, userId: portfolios.userId })
        .from(table)
        .innerJoin(portfolios, eq(portfolios.id, table.portfolioId))
        .where(eq(table.id, id));
      return row;
    },
    async nextPosition(db: Queryable, portfolioId: string): Promise<number> {
      const [last] = await db
        .select({ position: max(table.position) })
        .from(table)
        .where(eq(table.portfolioId, portfolioId));
      return (last?.position ?? -1) + 1;
    },
    async count(db: Queryable, portfolioId: string): Promise<number> {
      return db.$count(table, eq(table.portfolioId, portfolioId));
    },
    async delete(tx: Queryable, ids: string[]): Promise<void> {
      if (ids.length > 0) await tx.delete(table).where(inArray(table.id, ids));
    },
  };
}

export type PartsRepository<F extends object, I extends object = F> = ReturnType<
  typeof createPartsRepository<F, I>
>;
/** The entries of one list. */
export type EntriesRepository<L extends KeyedList> = PartsRepository<
  PortfolioEntry<L>,
  PortfolioEntryInput<L>
>;

/** Uploaded files, as they are known to the database. */
function createMediaRepository(tables: Tables) {
  const { mediaItems } = tables;
  return {
    ...createPartsRepository<Omit<MediaRow, keyof PartPlace>>(tables, mediaItems),
    /** Room that the files of a portfolio take, in bytes. */
    async totalBytes(db: Queryable, portfolioId: string): Promise<number> {
      const [row] = await db
        .select({ bytes: sum(mediaItems.sizeBytes) })
        .from(mediaItems)
        .where(eq(mediaItems.portfolioId, portfolioId));
      return Number(row?.bytes ?? 0);
    },
  };
}

export type MediaRepository = ReturnType<typeof createMediaRepository>;

const tableOf = {
  experiences: 'experiences',
  educations: 'educations',
  projects: 'portfolioProjects',
  links: 'portfolioLinks',
} as const satisfies Record<KeyedList, keyof Tables>;

/** The kinds of parts that a portfolio has, and its files. */
export function createPartRepositories(tables: Tables) {
  const entries = keyedLists.map((list) => [
    list,
    createPartsRepository(tables, tables[tableOf[list]]),
  ]);
  return {
    ...(Object.fromEntries(entries) as { [L in KeyedList]: EntriesRepository<L> }),
    media: createMediaRepository(tables),
  };
}

export type PartRepositories = ReturnType<typeof createPartRepositories>;

/** The entries of every list. */
export async function listEntries(
  db: Queryable,
  parts: PartRepositories,
  portfolioId: string,
): Promise<Pick<Portfolio, KeyedList>> {
  const lists: Partial<Record<KeyedList, object[]>> = {};
  for (const list of keyedLists) lists[list] = await parts[list].list(db, portfolioId);
  return lists as Pick<Portfolio, KeyedList>;
}
