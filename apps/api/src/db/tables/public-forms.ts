import type { Columns } from '../columns.ts';

/** What the forms that anyone may send need beside what they store. */
export function publicFormTables({ table, text, instant, index, uniqueIndex }: Columns) {
  /** Keys that are taken for a while: of any number who ask for one meanwhile, one gets it. */
  const claims = table(
    'claims',
    {
      key: text('key').primaryKey(),
      heldUntil: instant('held_until').notNull(),
    },
    (t) => [index('claims_held_until').on(t.heldUntil)],
  );

  /** Readers of the newsletter; without a confirmation they get nothing and are soon forgotten. */
  const subscribers = table(
    'subscribers',
    {
      id: text('id').primaryKey(),
      email: text('email').notNull(),
      requestedAt: instant('requested_at').notNull(),
      confirmedAt: instant('confirmed_at'),
    },
    (t) => [
      uniqueIndex('subscribers_email').on(t.email),
      index('subscribers_confirmed_at').on(t.confirmedAt, t.requestedAt),
    ],
  );

  return { claims, subscribers };
}
