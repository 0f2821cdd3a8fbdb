import type { ShownReference } from '@vitrine/contracts';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** The references that a page shows, newest first. */
export const createShownReferences =
  ({ references }: Tables) =>
  async (db: Queryable, portfolio: string): Promise<ShownReference[]> =>
    db
      .select({
        id: references.id,
        name: references.writerName,
        role: references.writerRole,
        text: references.words,
      })
      .from(references)
      .where(and(eq(references.portfolioId, portfolio), eq(references.shown, true)))
      .orderBy(desc(references.id));
