import type { Database } from '../../src/db/database.ts';

/** Said last: who listens hears it as well. */
export const ALL_HEARD = 'all was heard';

/**
 * Resolves once a database has heard whatever was committed before, also through another opening
 * of it: what is announced later comes after it.
 */
export async function hearAll(database: Database, teller: Database = database): Promise<void> {
  const heard = Promise.withResolvers<void>();
  const stop = database.listen((news) => {
    if (news === ALL_HEARD) heard.resolve();
  });
  await teller.write((tx) => teller.announce(tx, ALL_HEARD));
  await heard.promise;
  stop();
}
