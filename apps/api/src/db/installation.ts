import { eq } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import type { Tables } from './schema.ts';

/** What the installation knows of itself. */
type InstallationKey = 'seeded_at' | 'first_admin_at' | 'revenue';

/** @returns undefined while nothing is noted under the key */
export async function readInstallation(
  db: Queryable,
  { installation }: Tables,
  key: InstallationKey,
): Promise<string | undefined> {
  const [row] = await db
    .select({ value: installation.value })
    .from(installation)
    .where(eq(installation.key, key));
  return row?.value;
}

/**
 * Notes something that may happen once. Of several transactions that try, one is told true; the
 * others wait for its end.
 */
export async function claimInstallation(
  tx: Queryable,
  { installation }: Tables,
  key: InstallationKey,
  value: string,
): Promise<boolean> {
  const claimed = await tx
    .insert(installation)
    .values({ key, value })
    .onConflictDoNothing()
    .returning({ key: installation.key });
  return claimed.length > 0;
}

/** Notes a value. Transactions that note the same key run one after another from here on. */
export async function noteInstallation(
  tx: Queryable,
  { installation }: Tables,
  key: InstallationKey,
  value: string,
): Promise<void> {
  await tx
    .insert(installation)
    .values({ key, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } });
}
