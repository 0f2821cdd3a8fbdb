import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type Session = Tables['sessions']['$inferSelect'];

/** Sessions: one row is one family of refresh tokens, of which only the newest is good. */
export function createSessionsRepository({ sessions, users }: Tables) {
  return {
    ...rowsOf(sessions),
    /** The session of a live account, with what the account is now. */
    async getActive(db: Queryable, id: string, now: Date) {
      const [row] = await db
        .select({ sessionId: sessions.id, userId: users.id, role: users.role })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.id, id), gt(sessions.expiresAt, now), eq(users.status, 'active')));
      return row;
    },
    /** The session with what its account may do now. */
    async getWithStatus(db: Queryable, id: string) {
      const [row] = await db
        .select({ session: sessions, userStatus: users.status })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(sessions.id, id));
      return row;
    },
    /** Puts the next token in the place of the newest; false when another renewal was faster. */
    async rotate(db: Queryable, session: Session, changes: Partial<Session>): Promise<boolean> {
      const { id, refreshHash } = session;
      const rotated = await db
        .update(sessions)
        .set(changes)
        .where(and(eq(sessions.id, id), eq(sessions.refreshHash, refreshHash)))
        .returning({ id: sessions.id });
      return rotated.length === 1;
    },
    /** Last used first. */
    async listLive(db: Queryable, userId: string, now: Date): Promise<Session[]> {
      return db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
    },
    /** False when the account has no such session. */
    async deleteOwned(db: Queryable, userId: string, id: string): Promise<boolean> {
      const deleted = await db
        .delete(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
        .returning({ id: sessions.id });
      return deleted.length === 1;
    },
    async deleteOfUser(db: Queryable, userId: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.userId, userId));
    },
    async deleteOthers(db: Queryable, userId: string, kept: string): Promise<void> {
      await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, kept)));
    },
    async deleteExpired(db: Queryable, now: Date): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expiresAt, now));
    },
  };
}
