import type { AccountStatus, Role } from '@vitrine/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { comesAfter, type ListPlace, newestFirst } from '../../db/newest-first.ts';
import type { Tables } from '../../db/schema.ts';
import type { SearchIndex } from '../../db/search-index.ts';
import type { User } from '../auth/users.repository.ts';

/** Which accounts are wanted; only what is there counts. */
export interface UserFilter {
  q?: string | undefined;
  role?: Role | undefined;
  status?: AccountStatus | undefined;
}

/** Accounts as the back-office looks through and changes them. */
export function createManagedUsersRepository({ users, portfolios }: Tables, search: SearchIndex) {
  const { id, role, status, createdAt } = users;
  return {
    async list(
      db: Queryable,
      filter: UserFilter,
      { after, limit }: { after?: ListPlace | undefined; limit: number },
    ): Promise<User[]> {
      const { q, ...equal } = filter;
      if (q) return search.list(db, 'users', { q, equal, after, limit });
      return db
        .select()
        .from(users)
        .where(
          and(
            filter.role && eq(role, filter.role),
            filter.status && eq(status, filter.status),
            after && comesAfter(createdAt, id, after),
          ),
        )
        .orderBy(...newestFirst(createdAt, id))
        .limit(limit);
    },
    /** For a change: others who change the same account wait until this write ends. */
    async lock(tx: Queryable, userId: string): Promise<User | undefined> {
      const [user] = await tx
        .update(users)
        .set({ version: sql`${users.version} + 1` })
        .where(eq(id, userId))
        .returning();
      return user;
    },
    /** Whether a public page is theirs. */
    async hasPage(db: Queryable, userId: string): Promise<boolean> {
      const published = and(eq(portfolios.userId, userId), eq(portfolios.published, true));
      return (await db.$count(portfolios, published)) > 0;
    },
  };
}

export type ManagedUsersRepository = ReturnType<typeof createManagedUsersRepository>;
