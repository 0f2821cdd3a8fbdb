import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

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
     * What the account did and what was done to it stays known, whose it was does not: it is called
     * by its role from then on, and as an actor nothing.
     */
    async forgetInAuditLog(tx: Queryable, { id: userId, role, email }: Person): Promise<void> {
      const { id, actor, actorId, subject, subjectId } = auditLog;
      await tx
        .update(auditLog)
        .set({ actor: '' })
        .where(and(eq(actorId, userId), ne(actor, '')));
      const isAbout = and(eq(subject, 'account'), eq(subjectId, userId));
      for (const row of await tx.select().from(auditLog).where(isAbout)) {
        const [before, after] = [withoutPerson(row.before), withoutPerson(row.after)];
        await tx.update(auditLog).set({ name: role, before, after }).where(eq(id, row.id));
      }
      // test mails, which an administrator may send to anybody
      for (const row of await tx.select().from(auditLog).where(eq(subject, 'mail'))) {
        const { recipient, ...after } = Object(row.after) as Record<string, unknown>;
        if (recipient === email) await tx.update(auditLog).set({ after }).where(eq(id, row.id));
      }
    },
  };
}

interface Person {
  id: string;
  role: string;
  email: string;
}

function withoutPerson(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return fields;
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => name !== 'name' && name !== 'email'),
  );
}

export type OwnAccountRepository = ReturnType<typeof createOwnAccountRepository>;
