import type { AuditSubject } from '@vitrine/contracts';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type AuditRow = Tables['auditLog']['$inferSelect'];

/** Which acts are wanted; only what is there counts. */
export interface AuditFilter {
  actor?: string | undefined;
  subject?: AuditSubject | undefined;
  subject_id?: string | undefined;
}

interface PageOf {
  /** The id after which the page begins. */
  after?: string | undefined;
  limit: number;
}

/** The acts of administrators. Ids grow with time, so they are the order as well. */
export function createAuditRepository({ auditLog, users }: Tables) {
  const { id, actor, subject, subjectId } = auditLog;
  return {
    async insert(tx: Queryable, row: AuditRow): Promise<void> {
      await tx.insert(auditLog).values(row);
    },
    /** Newest first. */
    async list(db: Queryable, filter: AuditFilter, { after, limit }: PageOf): Promise<AuditRow[]> {
      return db
        .select()
        .from(auditLog)
        .where(
          and(
            filter.actor ? eq(actor, filter.actor.toLowerCase()) : undefined,
            filter.subject && eq(subject, filter.subject),
            filter.subject_id ? eq(subjectId, filter.subject_id) : undefined,
            after === undefined ? undefined : lt(id, after),
          ),
        )
        .orderBy(desc(id))
        .limit(limit);
    },
    /** The e-mail of an account; '' once it is gone. */
    async emailOf(db: Queryable, userId: string): Promise<string> {
      const [user] = await db
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, userId));
      return user?.email ?? '';
    },
  };
}

export type AuditRepository = ReturnType<typeof createAuditRepository>;
