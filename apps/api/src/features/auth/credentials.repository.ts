import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { createSessionsRepository } from './sessions.repository.ts';
import { createUsersRepository } from './users.repository.ts';

type PasswordReset = Tables['passwordResets']['$inferSelect'];

/** Permissions to choose a new password; at most one an account. */
export function createPasswordResetsRepository({ passwordResets }: Tables) {
  return {
    /** A newer one replaces the older. */
    async replace(db: Queryable, reset: PasswordReset): Promise<void> {
      const { userId, ...changes } = reset;
      await db
        .insert(passwordResets)
        .values(reset)
        .onConflictDoUpdate({ target: passwordResets.userId, set: changes });
    },
    /** Removes the permission and tells whose it was: of several takers only one gets it. */
    async take(db: Queryable, tokenHash: string, now: Date): Promise<string | undefined> {
      const [taken] = await db
        .delete(passwordResets)
        .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
        .returning({ userId: passwordResets.userId });
      return taken?.userId;
    },
    async deleteOfUser(db: Queryable, userId: string): Promise<void> {
      await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
    },
    async exists(db: Queryable, tokenHash: string, now: Date): Promise<boolean> {
      const live = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));
      return (await db.$count(passwordResets, live)) > 0;
    },
  };
}

type EmailChange = Tables['emailChanges']['$inferSelect'];

/** New addresses that wait to be confirmed; at most one an account. */
export function createEmailChangesRepository({ emailChanges }: Tables) {
  return {
    /** A newer one replaces the older. */
    async replace(tx: Queryable, change: EmailChange): Promise<void> {
      const { userId, ...changes } = change;
      await tx
        .insert(emailChanges)
        .values(change)
        .onConflictDoUpdate({ target: emailChanges.userId, set: changes });
    },
    /** The one that was asked for, even when its time is over. */
    async get(db: Queryable, userId: string): Promise<EmailChange | undefined> {
      const [change] = await db.select().from(emailChanges).where(eq(emailChanges.userId, userId));
      return change;
    },
    /** The one that can still be confirmed. */
    async getLive(db: Queryable, userId: string, now: Date): Promise<EmailChange | undefined> {
      const [change] = await db
        .select()
        .from(emailChanges)
        .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
      return change;
    },
    /** Removes the one that the token confirms: of several takers only one gets it. */
    async take(tx: Queryable, tokenHash: string, now: Date): Promise<EmailChange | undefined> {
      const [taken] = await tx
        .delete(emailChanges)
        .where(and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now)))
        .returning();
      return taken;
    },
    async deleteOfUser(tx: Queryable, userId: string): Promise<void> {
      await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
    },
    async deleteExpired(tx: Queryable, now: Date): Promise<void> {
      await tx.delete(emailChanges).where(lte(emailChanges.expiresAt, now));
    },
  };
}

/** Accounts, and all that lets somebody into them. */
export const createCredentials = (tables: Tables) => ({
  users: createUsersRepository(tables),
  sessions: createSessionsRepository(tables),
  resets: createPasswordResetsRepository(tables),
  emailChanges: createEmailChangesRepository(tables),
});
