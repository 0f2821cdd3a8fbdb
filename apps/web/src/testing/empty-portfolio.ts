import { blankPortfolio } from '#lib/blank-portfolio.ts';

export { noEntries } from '#lib/blank-portfolio.ts';

/** A new account's portfolio. */
export const emptyPortfolio = blankPortfolio();
