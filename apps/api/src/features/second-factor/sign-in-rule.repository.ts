import { type SignInRule, signInRuleSchema } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
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
