import type { AuditSubject, EndpointParsed } from '@vitrine/contracts';
import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { listNewest } from '../../db/list-newest.ts';
import type { PageOf } from '../../db/newest-first.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type AuditRow = Tables['auditLog']['$inferSelect'];

export type AuditFilter = EndpointParsed<'admin.audit.export'>['query'];

/** What administrators did. */
export function createAuditRepository(database: Database) {
  const { auditLog, users, replies } = database.tables;
  const { id, actor, actorId, subject, subjectId } = auditLog;
  /** What these things were called is left out from now on. */
  const clearNames = async (tx: Queryable, what: AuditSubject, areThese: SQL): Promise<void> => {
    await tx
      .update(auditLog)
      .set({ name: '' })
      .where(and(eq(subject, what), areThese));
  };
  /** What names an address in its details. */
  const namesIn = (address: string) => {
    const named = `%${address.replaceAll(/[\\%_]/g, '\\$&')}%`;
    return or(
      sql`LOWER(CAST(${auditLog.before} AS TEXT)) LIKE ${named} ESCAPE '\\'`,
      sql`LOWER(CAST(${auditLog.after} AS TEXT)) LIKE ${named} ESCAPE '\\'`,
    );
  };
  return {
    insert: rowsOf(auditLog).insert,
    /** Before they are deleted: subjects, theirs and of the answers, are what people wrote. */
    async forgetMessages(tx: Queryable, ids: string[]): Promise<void> {
      if (ids.length === 0) return;
      const answers = tx
        .select({ id: replies.id })
        .from(replies)
        .where(inArray(replies.conversationId, ids));
      await clearNames(tx, 'mail', inArray(subjectId, answers));
      await clearNames(tx, 'message', inArray(subjectId, ids));
    },
    /**
     * What the account did and what was done to it stays known, whose it was does not: it is called
     * by its role from then on, and as an actor nothing.
     */
    async forgetPerson(tx: Queryable, { id: userId, role, email }: Person): Promise<void> {
      await tx
        .update(auditLog)
        .set({ actor: '' })
        .where(and(eq(actorId, userId), ne(actor, '')));
      const isAbout = and(eq(subject, 'account'), eq(subjectId, userId));
      for (const row of await tx.select().from(auditLog).where(isAbout)) {
        const [before, after] = [withoutPerson(row.before), withoutPerson(row.after)];
        await tx.update(auditLog).set({ name: role, before, after }).where(eq(id, row.id));
      }
      // test mails, which an administrator may send to anyone
      for (const row of await tx.select().from(auditLog).where(eq(subject, 'mail'))) {
        const { recipient, ...after } = Object(row.after) as Record<string, unknown>;
        if (recipient === email) await tx.update(auditLog).set({ after }).where(eq(id, row.id));
      }
      // what they were given to answer
      const isGiven = and(inArray(subject, ['message', 'application']), namesIn(email));
      for (const row of await tx.select().from(auditLog).where(isGiven)) {
        const [before, after] = [row.before, row.after].map((one) => withoutAddress(one, email));
        await tx.update(auditLog).set({ before, after }).where(eq(id, row.id));
      }
    },
    /** That something was done stays known; where it names the address, that is left out. */
    async forgetAddress(tx: Queryable, address: string): Promise<void> {
      const names = or(eq(actor, address), eq(auditLog.name, address), namesIn(address));
      for (const row of await tx.select().from(auditLog).where(names)) {
        const left = {
          actor: row.actor === address ? '' : row.actor,
          name: row.name === address ? '' : row.name,
          before: withoutAddress(row.before, address),
          after: withoutAddress(row.after, address),
        };
        await tx.update(auditLog).set(left).where(eq(id, row.id));
      }
    },
    /** Newest first. */
    list: (db: Queryable, filter: AuditFilter, page: PageOf): Promise<AuditRow[]> =>
      listNewest(database, db, 'auditLog', {
        ...page,
        equal: {
          actor: filter.actor?.toLowerCase() || undefined,
          subject: filter.subject,
          subjectId: filter.subject_id || undefined,
        },
      }),
    /** The e-mail of an account; '' once it is gone. */
    emailOf: async (db: Queryable, userId: string): Promise<string> =>
      (await rowsOf(users).get(db, userId))?.email ?? '',
  };
}

interface Person {
  id: string;
  role: string;
  email: string;
}

function withoutAddress(fields: unknown, address: string): unknown {
  if (typeof fields !== 'object' || fields === null) return fields;
  const names = (value: unknown) =>
    (JSON.stringify(value) ?? '').toLowerCase().includes(address.toLowerCase());
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !names(value)));
}

function withoutPerson(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return fields;
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => name !== 'name' && name !== 'email'),
  );
}
