import type { AccountStatus, Role } from '@vitrine/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { listNewest } from '../../db/list-newest.ts';
import type { PageOf } from '../../db/newest-first.ts';
import { lockVersion } from '../../db/rows.ts';

/** Which accounts are wanted; only what is there counts. */
interface UserFilter {
  q?: string | undefined;
  role?: Role | undefined;
  status?: AccountStatus | undefined;
}

/** Accounts as the back-office looks through and changes them. */
export function createManagedUsersRepository(database: Database) {
  const { users, portfolios } = database.tables;
  return {
    list: (db: Queryable, { q, ...equal }: UserFilter, page: PageOf) =>
      listNewest(database, db, 'users', { ...page, q, equal }),
    lock: (tx: Queryable, id: string) => lockVersion(tx, users, users.id, id),
    /** Whether a public page is theirs. */
    async hasPage(db: Queryable, userId: string): Promise<boolean> {
      const published = and(eq(portfolios.userId, userId), eq(portfolios.published, true));
      return (await db.$count(portfolios, published)) > 0;
    },
  };
}
