import { blankPortfolio } from '../demo/blank-portfolio.ts';

export { noEntries } from '../demo/blank-portfolio.ts';

/** A new account's portfolio. */
export const emptyPortfolio = blankPortfolio();
