import type { Columns } from './columns.ts';
import { accountTables } from './tables/accounts.ts';
import { officeTables } from './tables/office.ts';
import { portfolioVisitTables } from './tables/portfolio-visits.ts';
import { portfolioTables } from './tables/portfolios.ts';
import { publicFormTables } from './tables/public-forms.ts';
import { websiteTables } from './tables/website.ts';

/** Every table, defined once for both databases. */
export function defineTables(columns: Columns) {
  const accounts = accountTables(columns);
  const portfolios = portfolioTables(columns, accounts);
  return {
    ...accounts,
    ...portfolios,
    ...portfolioVisitTables(columns, portfolios),
    ...websiteTables(columns),
    ...officeTables(columns),
    ...publicFormTables(columns),
  };
}

export type Tables = ReturnType<typeof defineTables>;
