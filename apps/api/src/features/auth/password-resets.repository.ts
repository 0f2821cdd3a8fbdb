import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

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

export type PasswordResetsRepository = ReturnType<typeof createPasswordResetsRepository>;
