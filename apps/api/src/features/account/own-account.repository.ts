import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** Stands in the audit log for one whose account is erased. */
export const FORMER_ADMIN = 'former administrator';

/** What of an account is seen, or stored, outside of its own tables. */
export function createOwnAccountRepository({ portfolios, mediaItems, auditLog }: Tables) {
  return {
    /** Whether the name of the account stands on a public page. */
    async isPublished(db: Queryable, userId: string): Promise<boolean> {
      const [row] = await db
        .select({ published: portfolios.published })
        .from(portfolios)
        .where(eq(portfolios.userId, userId));
      return row?.published ?? false;
    },
    /** Ids of its uploads, the listed and the others. */
    async listMediaIds(db: Queryable, userId: string): Promise<string[]> {
      const rows = await db
        .select({ id: mediaItems.id })
        .from(mediaItems)
        .innerJoin(portfolios, eq(portfolios.id, mediaItems.portfolioId))
        .where(eq(portfolios.userId, userId));
      return rows.map(({ id }) => id);
    },
    /**
     * What administrators did to the account stays known, whose it was does not.
     * @param role what the account is called from then on
     */
    async forgetInAuditLog(tx: Queryable, userId: string, role: string): Promise<void> {
      const { id, subject, subjectId } = auditLog;
      const isAbout = and(eq(subject, 'account'), eq(subjectId, userId));
      for (const row of await tx.select().from(auditLog).where(isAbout)) {
        const [before, after] = [withoutPerson(row.before), withoutPerson(row.after)];
        await tx.update(auditLog).set({ name: role, before, after }).where(eq(id, row.id));
      }
    },
    /** What the account did as an administrator stays known, who that was does not. */
    async forgetActor(tx: Queryable, userId: string): Promise<void> {
      const { actorId } = auditLog;
      await tx.update(auditLog).set({ actor: FORMER_ADMIN }).where(eq(actorId, userId));
    },
  };
}

function withoutPerson(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return fields;
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => name !== 'name' && name !== 'email'),
  );
}

export type OwnAccountRepository = ReturnType<typeof createOwnAccountRepository>;
