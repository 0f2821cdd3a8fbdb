import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { findsAny, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type PasskeyRow = Tables['passkeys']['$inferSelect'];
export type SecondFactorRow = Tables['secondFactors']['$inferSelect'];

/** What an account has beside its password. */
export interface Factors {
  passkeys: PasskeyRow[];
  /** When the authenticator app was confirmed; undefined without one. */
  appSince: Date | undefined;
}

export const hasAny = ({ passkeys, appSince }: Factors): boolean =>
  passkeys.length > 0 || appSince !== undefined;

/** Second factors as they are stored. */
export function createSecondFactorRepository(tables: Tables) {
  const { secondFactors, passkeys, recoveryCodes, sessions, personalTokens } = tables;
  const rows = rowsOf(secondFactors, secondFactors.userId);
  const listPasskeys = async (db: Queryable, userId: string): Promise<PasskeyRow[]> =>
    db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
  const ofUser = (userId: string) => ({
    passkeys: eq(passkeys.userId, userId),
    codes: eq(recoveryCodes.userId, userId),
  });
  return {
    ...rows,
    passkeys: rowsOf(passkeys),
    passkeyByCredential: rowsOf(passkeys, passkeys.credentialId).get,

    async factorsOf(db: Queryable, userId: string): Promise<Factors> {
      const row = await rows.get(db, userId);
      return {
        passkeys: await listPasskeys(db, userId),
        appSince: (row?.appSecret && row.appConfirmedAt) || undefined,
      };
    },

    /** Which of these accounts sign in with two steps. */
    async whichHave(db: Queryable, userIds: string[]): Promise<Set<string>> {
      if (userIds.length === 0) return new Set();
      const withPasskey = await db
        .selectDistinct({ userId: passkeys.userId })
        .from(passkeys)
        .where(inArray(passkeys.userId, userIds));
      const withApp = await db
        .select({ userId: secondFactors.userId })
        .from(secondFactors)
        .where(
          and(inArray(secondFactors.userId, userIds), isNotNull(secondFactors.appConfirmedAt)),
        );
      return new Set([...withPasskey, ...withApp].map(({ userId }) => userId));
    },

    /** For a change: others who change the same account's factors wait until this write ends. */
    async lockUser(tx: Queryable, userId: string): Promise<SecondFactorRow> {
      const [row] = await tx
        .insert(secondFactors)
        .values({ userId })
        .onConflictDoUpdate({ target: secondFactors.userId, set: { userId } })
        .returning();
      if (!row) throw new Error('The row of the second factors was neither made nor found.');
      return row;
    },

    /** False when the passkey has signed since, e.g. because its answer was sent twice. */
    countUse: (
      tx: Queryable,
      { id, counter }: PasskeyRow,
      next: Pick<PasskeyRow, 'counter' | 'lastUsedAt'>,
    ): Promise<boolean> => {
      const isUnchanged = and(eq(passkeys.id, id), eq(passkeys.counter, counter));
      return findsAny(tx.update(passkeys).set(next).where(isUnchanged).returning());
    },

    async replaceCodes(tx: Queryable, userId: string, hashes: string[]): Promise<void> {
      await tx.delete(recoveryCodes).where(ofUser(userId).codes);
      await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ codeHash, userId })));
    },
    /** Uses a code up; of several who try only one is told true. */
    takeCode: (tx: Queryable, userId: string, codeHash: string): Promise<boolean> => {
      const isIt = and(ofUser(userId).codes, eq(recoveryCodes.codeHash, codeHash));
      return findsAny(tx.delete(recoveryCodes).where(isIt).returning());
    },
    countCodes: (db: Queryable, userId: string): Promise<number> =>
      db.$count(recoveryCodes, ofUser(userId).codes),

    /** Everything, as if there had never been a second step. */
    async deleteAll(tx: Queryable, userId: string): Promise<void> {
      await tx.delete(passkeys).where(ofUser(userId).passkeys);
      await tx.delete(recoveryCodes).where(ofUser(userId).codes);
      await rows.delete(tx, userId);
      const none = { secondFactor: false };
      await tx.update(sessions).set(none).where(eq(sessions.userId, userId));
      await tx.update(personalTokens).set(none).where(eq(personalTokens.userId, userId));
    },

    /** Ends the wait after wrong codes, and the count of them. */
    async forgetWrongCodes(tx: Queryable, userId: string): Promise<void> {
      await rows.update(tx, userId, { wrongCodes: 0, blockedUntil: null });
    },
  };
}
