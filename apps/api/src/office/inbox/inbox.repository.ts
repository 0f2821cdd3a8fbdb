import { type InboxNotify, rolesWith } from '@vitrine/contracts';
import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { findsAny, insertNew, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

const SAVED_REPLIES = 'saved-replies';

/** How people work the inbox, who they are, and the replies that they write often. */
export function createInboxRepository(tables: Tables) {
  const { inboxSettings, users, settings, messages, applications, notes } = tables;
  const own = rowsOf(inboxSettings, inboxSettings.userId);
  const stored = rowsOf(settings, settings.key);
  const isStaff = and(inArray(users.role, rolesWith('inbox')), eq(users.status, 'active'));
  return {
    own,
    /** Who works the inbox, by name. */
    listStaff: async (db: Queryable) =>
      db
        .select({
          id: users.id,
          firstName: users.firstName,
          lastName: users.lastName,
          email: users.email,
        })
        .from(users)
        .where(isStaff)
        .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id)),
    /** Those of them who want to be told of what arrives in one way. */
    listToTell: async (db: Queryable, notify: InboxNotify) =>
      db
        .select({ id: users.id, email: users.email, toldUntil: inboxSettings.toldUntil })
        .from(inboxSettings)
        .innerJoin(users, eq(users.id, inboxSettings.userId))
        .where(and(isStaff, eq(inboxSettings.notify, notify)))
        .orderBy(asc(users.id)),
    /**
     * Notes until when someone has been told.
     * @returns false where another process was first
     */
    moveToldUntil: (tx: Queryable, userId: string, from: Date | null, until: Date) => {
      const { toldUntil } = inboxSettings;
      const stands = from === null ? isNull(toldUntil) : eq(toldUntil, from);
      return findsAny(
        tx
          .update(inboxSettings)
          .set({ toldUntil: until })
          .where(and(eq(inboxSettings.userId, userId), eq(inboxSettings.notify, 'daily'), stands))
          .returning({ userId: inboxSettings.userId }),
      );
    },
    /** How much arrived after one instant and until another, spam left out. */
    async countArrived(db: Queryable, from: Date, until: Date) {
      const within = (table: typeof messages | typeof applications) =>
        and(gt(table.createdAt, from), lte(table.createdAt, until));
      return {
        messages: await db.$count(messages, and(eq(messages.spam, false), within(messages))),
        applications: await db.$count(applications, within(applications)),
      };
    },
    /** What they noted stays, for it is about others; who they were does not. */
    async forgetPerson(tx: Queryable, userId: string): Promise<void> {
      await tx.update(notes).set({ authorId: '', author: '' }).where(eq(notes.authorId, userId));
      for (const given of [messages, applications]) {
        await tx.update(given).set({ assigneeId: null }).where(eq(given.assigneeId, userId));
      }
    },
    savedReplies: {
      get: (db: Queryable) => stored.get(db, SAVED_REPLIES),
      /** For a change: made where there is none yet, and counted as the next version. */
      async lock(tx: Queryable, now: Date) {
        const first = { key: SAVED_REPLIES, content: [], version: 0, updatedAt: now };
        await insertNew(tx, settings, first);
        return stored.lock(tx, SAVED_REPLIES);
      },
      set: (tx: Queryable, content: unknown, updatedAt: Date) =>
        stored.update(tx, SAVED_REPLIES, { content, updatedAt }),
    },
  };
}
