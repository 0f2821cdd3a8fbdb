import type { Columns } from './columns.ts';
import { accountTables } from './tables/accounts.ts';
import { inboxTables } from './tables/inbox.ts';
import { officeTables } from './tables/office.ts';
import { portfolioTables } from './tables/portfolios.ts';
import { trashTables } from './tables/trash.ts';
import { webhookTables } from './tables/webhooks.ts';
import { websiteTables } from './tables/website.ts';

/** Every table, defined once for both databases. */
export function defineTables(columns: Columns) {
  const accounts = accountTables(columns);
  const office = officeTables(columns);
  return {
    ...accounts,
    ...portfolioTables(columns, accounts),
    ...websiteTables(columns, accounts),
    ...office,
    ...inboxTables(columns, accounts, office),
    ...webhookTables(columns),
    ...trashTables(columns),
  };
}

export type Tables = ReturnType<typeof defineTables>;
