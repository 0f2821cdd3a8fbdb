import type { Columns } from '../columns.ts';
import type { portfolioTables } from './portfolios.ts';

/** Who came to the published pages: counted without knowing who, or by their own word. */
export function portfolioVisitTables(
  { table, text, integer, instant, index, uniqueIndex }: Columns,
  { portfolios }: ReturnType<typeof portfolioTables>,
) {
  const portfolioId = () =>
    text('portfolio_id')
      .notNull()
      .references(() => portfolios.id, { onDelete: 'cascade' });

  /** Views of a page on a day (UTC, `2026-03-04`). */
  const portfolioViews = table(
    'portfolio_views',
    { portfolioId: portfolioId(), day: text('day').notNull(), count: integer('count').notNull() },
    (t) => [uniqueIndex('portfolio_views_day').on(t.portfolioId, t.day)],
  );

  /** Today's salt; with it go all ways to tell whom a mark stands for. */
  const viewSalts = table('view_salts', {
    day: text('day').primaryKey(),
    salt: text('salt').notNull(),
  });

  /** Salted marks of who has been counted today. */
  const viewMarks = table(
    'view_marks',
    { mark: text('mark').primaryKey(), day: text('day').notNull() },
    (t) => [index('view_marks_day').on(t.day)],
  );

  /** People who wrote to the owner through the page. */
  const connections = table(
    'connections',
    {
      id: text('id').primaryKey(),
      portfolioId: portfolioId(),
      name: text('name').notNull(),
      email: text('email').notNull(),
      message: text('message').notNull(),
      readAt: instant('read_at'),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [
      index('connections_newest').on(t.portfolioId, t.id),
      index('connections_read').on(t.portfolioId, t.readAt),
    ],
  );

  return { portfolioViews, viewSalts, viewMarks, connections };
}
