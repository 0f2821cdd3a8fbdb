import {
  type AccountStatus,
  type ActivityKind,
  accountFields,
  type Role,
  type TokenScope,
} from '@vitrine/contracts';
import type { Columns } from '../columns.ts';
import { fieldColumns } from '../field-columns.ts';

/** People who can sign in, and what keeps them signed in. */
export function accountTables(columns: Columns) {
  const { table, text, texts, owner, integer, boolean, json, instant, index, uniqueIndex } =
    columns;
  const users = table(
    'users',
    {
      id: text('id').primaryKey(),
      ...fieldColumns(columns, accountFields),
      ...texts('email', 'profession'),
      passwordHash: text('password_hash'),
      role: text('role').$type<Role>().notNull(),
      status: text('status').$type<AccountStatus>().notNull(),
      /** When a mailed link showed that the e-mail is theirs; null until then. */
      emailConfirmedAt: instant('email_confirmed_at'),
      lastLoginAt: instant('last_login_at'),
      version: integer('version').notNull().default(1),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [
      uniqueIndex('users_email').on(t.email),
      index('users_newest').on(t.createdAt, t.id),
      index('users_newest_role').on(t.role, t.createdAt, t.id),
      index('users_newest_status').on(t.status, t.createdAt, t.id),
      index('users_newest_role_status').on(t.role, t.status, t.createdAt, t.id),
    ],
  );

  const userId = () => owner('user_id', () => users.id);

  const sessions = table(
    'sessions',
    {
      id: text('id').primaryKey(),
      userId: userId(),
      refreshHash: text('refresh_hash').notNull(),
      previousRefreshHash: text('previous_refresh_hash'),
      rotationAttempt: text('rotation_attempt'),
      remember: boolean('remember').notNull(),
      /** Whether it began with, or has since added, more than a password. */
      secondFactor: boolean('second_factor').notNull().default(false),
      /** Browser and system, in words; '' where unknown. Never an address. */
      device: text('device').notNull().default(''),
      createdAt: instant('created_at').notNull(),
      lastUsedAt: instant('last_used_at').notNull(),
      /** When its person last proved who they are; null for sessions of earlier releases. */
      authenticatedAt: instant('authenticated_at'),
      expiresAt: instant('expires_at').notNull(),
    },
    (t) => [index('sessions_user').on(t.userId), index('sessions_expires_at').on(t.expiresAt)],
  );

  /** A link that was mailed to someone, and ends. */
  const mailedLink = () => ({
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  });

  const passwordResets = table('password_resets', mailedLink(), (t) => [
    uniqueIndex('password_resets_user').on(t.userId),
  ]);

  /** Links by which the address of an account is confirmed; one an account. */
  const emailConfirmations = table('email_confirmations', mailedLink(), (t) => [
    uniqueIndex('email_confirmations_user').on(t.userId),
  ]);

  /** New addresses that wait for the link that was mailed to them; one an account. */
  const emailChanges = table(
    'email_changes',
    { ...mailedLink(), email: text('email').notNull() },
    (t) => [uniqueIndex('email_changes_user').on(t.userId)],
  );

  /** What an account signs in with beside its password, but for passkeys; one row an account. */
  const secondFactors = table('second_factors', {
    userId: userId().primaryKey(),
    /** The key of the authenticator app, sealed; it counts once it is confirmed. */
    appSecret: text('app_secret'),
    appConfirmedAt: instant('app_confirmed_at'),
    /** The time step of the last code that was taken: that one and earlier ones are used up. */
    appLastStep: integer('app_last_step').notNull().default(0),
    /** Of the app, since the last sign-in with a second step. */
    wrongCodes: integer('wrong_codes').notNull().default(0),
    blockedUntil: instant('blocked_until'),
  });

  const passkeys = table(
    'passkeys',
    {
      id: text('id').primaryKey(),
      userId: userId(),
      credentialId: text('credential_id').notNull(),
      publicKey: text('public_key').notNull(),
      /** How often its device has signed, as digits: larger than PostgreSQL's integers. */
      counter: text('counter').notNull(),
      transports: json<string[]>('transports').notNull(),
      name: text('name').notNull(),
      createdAt: instant('created_at').notNull(),
      lastUsedAt: instant('last_used_at'),
    },
    (t) => [
      uniqueIndex('passkeys_credential').on(t.credentialId),
      index('passkeys_user').on(t.userId, t.id),
    ],
  );

  /** Codes for anyone who has lost everything else; a row goes when its code is used. */
  const recoveryCodes = table(
    'recovery_codes',
    { codeHash: text('code_hash').primaryKey(), userId: userId() },
    (t) => [index('recovery_codes_user').on(t.userId)],
  );

  /** Personal access tokens, by which people's own programs call the API. */
  const personalTokens = table(
    'personal_tokens',
    {
      id: text('id').primaryKey(),
      userId: userId(),
      tokenHash: text('token_hash').notNull(),
      name: text('name').notNull(),
      scopes: json<TokenScope[]>('scopes').notNull(),
      /** Whether the session that made it had come with two steps. */
      secondFactor: boolean('second_factor').notNull(),
      createdAt: instant('created_at').notNull(),
      /** null for one without an end. */
      expiresAt: instant('expires_at'),
      /** Noted at most once an hour; null before the first use. */
      lastUsedAt: instant('last_used_at'),
      /** The network of that use, masked. */
      lastUsedFrom: text('last_used_from').notNull(),
    },
    (t) => [
      uniqueIndex('personal_tokens_hash').on(t.tokenHash),
      index('personal_tokens_user').on(t.userId, t.id),
    ],
  );

  /** What happened to an account and its page, for its owner. */
  const activities = table(
    'activities',
    {
      id: text('id').primaryKey(),
      userId: userId(),
      kind: text('kind').$type<ActivityKind>().notNull(),
      detail: text('detail').notNull(),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [index('activities_newest').on(t.userId, t.id)],
  );

  /** Requests that were sent with an `Idempotency-Key`, for a day. */
  const keptCalls = table(
    'kept_calls',
    {
      id: text('id').primaryKey(),
      /** Who sent it; null for a form that anyone may send. */
      userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
      /** A hash of all that was sent. */
      request: text('request').notNull(),
      /** Sealed; null where it is not kept, and until there is one. */
      answer: text('answer'),
      doneAt: instant('done_at'),
      /** Until then a request without an end is believed to be carried out. */
      heldUntil: instant('held_until').notNull(),
      endsAt: instant('ends_at').notNull(),
    },
    (t) => [index('kept_calls_user').on(t.userId), index('kept_calls_ends_at').on(t.endsAt)],
  );

  return {
    ...{ users, sessions, passwordResets, emailConfirmations, emailChanges, activities },
    ...{ secondFactors, passkeys, recoveryCodes, personalTokens, keptCalls },
  };
}
