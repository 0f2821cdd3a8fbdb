import type { AccountStatus, Role } from '@vitrine/contracts';
import type { Columns } from '../columns.ts';

/** People who can sign in, and what keeps them signed in. */
export function accountTables({ table, text, boolean, instant, index, uniqueIndex }: Columns) {
  const users = table(
    'users',
    {
      id: text('id').primaryKey(),
      email: text('email').notNull(),
      passwordHash: text('password_hash'),
      firstName: text('first_name').notNull(),
      lastName: text('last_name').notNull(),
      phone: text('phone').notNull(),
      profession: text('profession').notNull(),
      role: text('role').$type<Role>().notNull(),
      status: text('status').$type<AccountStatus>().notNull(),
      lastLoginAt: instant('last_login_at'),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [uniqueIndex('users_email').on(t.email), index('users_created_at').on(t.createdAt)],
  );

  const sessions = table(
    'sessions',
    {
      id: text('id').primaryKey(),
      userId: text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      refreshHash: text('refresh_hash').notNull(),
      previousRefreshHash: text('previous_refresh_hash'),
      rotationAttempt: text('rotation_attempt'),
      remember: boolean('remember').notNull(),
      createdAt: instant('created_at').notNull(),
      lastUsedAt: instant('last_used_at').notNull(),
      expiresAt: instant('expires_at').notNull(),
    },
    (t) => [
      index('sessions_user').on(t.userId),
      uniqueIndex('sessions_refresh').on(t.refreshHash),
      index('sessions_previous_refresh').on(t.previousRefreshHash),
      index('sessions_expires_at').on(t.expiresAt),
    ],
  );

  const passwordResets = table(
    'password_resets',
    {
      tokenHash: text('token_hash').primaryKey(),
      userId: text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      createdAt: instant('created_at').notNull(),
      expiresAt: instant('expires_at').notNull(),
    },
    (t) => [uniqueIndex('password_resets_user').on(t.userId)],
  );

  return { users, sessions, passwordResets };
}
