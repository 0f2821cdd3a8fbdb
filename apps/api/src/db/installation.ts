import type { Queryable } from './database.ts';
import { insertNew, rowsOf } from './rows.ts';
import type { Tables } from './schema.ts';

/** What the installation knows of itself. */
type InstallationKey =
  | 'id'
  | 'seeded_at'
  | 'post_slugs_at'
  | 'company_words_at'
  | 'first_admin_at'
  | 'revenue'
  | 'last_backup'
  | 'last_backup_try';

/** @returns undefined while nothing is noted under the key */
export const readInstallation = async (
  db: Queryable,
  { installation }: Tables,
  key: InstallationKey,
): Promise<string | undefined> =>
  (await rowsOf(installation, installation.key).get(db, key))?.value;

/**
 * Notes something that may happen once. Of several transactions that try, one gets true; the
 * others wait for its end.
 */
export const claimInstallation = (
  tx: Queryable,
  { installation }: Tables,
  key: InstallationKey,
  value: string,
): Promise<boolean> => insertNew(tx, installation, { key, value });

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
