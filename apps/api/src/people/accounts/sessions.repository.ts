import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { placeholder, prepared } from '../../db/prepared.ts';
import { findsAny, firstOf, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type Session = Tables['sessions']['$inferSelect'];

/** Sessions: one row is one family of refresh tokens, of which only the newest is good. */
export function createSessionsRepository({ sessions, users, personalTokens }: Tables) {
  // asked with every request that brings a token
  const active = prepared((db) =>
    db
      .select({
        sessionId: sessions.id,
        secondFactor: sessions.secondFactor,
        userId: users.id,
        role: users.role,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.id, placeholder('id', sessions.id)),
          gt(sessions.expiresAt, placeholder('now', sessions.expiresAt)),
          eq(users.status, 'active'),
        ),
      ),
  );
  /** What ends the sessions of an account ends its personal access tokens as well (decision 0048). */
  const deleteTokens = async (db: Queryable, userId: string): Promise<void> => {
    await db.delete(personalTokens).where(eq(personalTokens.userId, userId));
  };
  return {
    ...rowsOf(sessions),
    /** The session of a live account, with what the account is now. */
    getActive: (db: Queryable, id: string, now: Date) => firstOf(active(db, { id, now })),
    /** The session with what its account may do now. */
    getWithStatus: (db: Queryable, id: string) =>
      firstOf(
        db
          .select({ session: sessions, userStatus: users.status })
          .from(sessions)
          .innerJoin(users, eq(users.id, sessions.userId))
          .where(eq(sessions.id, id)),
      ),
    /** Puts the next token in the place of the newest; false when another renewal was faster. */
    rotate: (db: Queryable, { id, refreshHash }: Session, changes: Partial<Session>) => {
      const isNewest = and(eq(sessions.id, id), eq(sessions.refreshHash, refreshHash));
      return findsAny(db.update(sessions).set(changes).where(isNewest).returning());
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
    deleteOwned: (db: Queryable, userId: string, id: string): Promise<boolean> => {
      const isOwn = and(eq(sessions.id, id), eq(sessions.userId, userId));
      return findsAny(db.delete(sessions).where(isOwn).returning());
    },
    /** Every session, and every personal access token. */
    async deleteOfUser(db: Queryable, userId: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.userId, userId));
      await deleteTokens(db, userId);
    },
    /** Every session but one, and every personal access token. */
    async deleteOthers(db: Queryable, userId: string, kept: string): Promise<void> {
      await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, kept)));
      await deleteTokens(db, userId);
    },
    async deleteExpired(db: Queryable, now: Date): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expiresAt, now));
    },
  };
}
