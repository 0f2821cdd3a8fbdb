import { holds, type Role, type SignInRule, signInRuleSchema } from '@vitrine/contracts';
import type { Database, Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

const KEY = 'sign-in';

/**
 * What is set of signing in. A record of its own: a settings form that an older release has opened
 * must not turn it off by leaving it out.
 */
export async function readSignInRule(db: Queryable, { settings }: Tables): Promise<SignInRule> {
  const row = await rowsOf(settings, settings.key).get(db, KEY);
  const known = signInRuleSchema.safeParse(row?.content);
  return known.data ?? { administratorsNeedSecondStep: false };
}

/** Whether someone of the back-office came with a password alone where that is not enough. */
export async function lacksSecondStep(
  { read, tables }: Pick<Database, 'read' | 'tables'>,
  { role, secondFactor }: { role: Role; secondFactor: boolean },
): Promise<boolean> {
  if (secondFactor || !holds(role, 'office')) return false;
  return (await readSignInRule(read, tables)).administratorsNeedSecondStep;
}

/** Inside the write that changes it. */
export async function storeSignInRule(
  tx: Queryable,
  { settings }: Tables,
  content: SignInRule,
  updatedAt: Date,
): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: KEY, content, updatedAt })
    .onConflictDoUpdate({ target: settings.key, set: { content, updatedAt } });
}
