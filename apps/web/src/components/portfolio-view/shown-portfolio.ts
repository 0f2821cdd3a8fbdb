import type { PublicPortfolio } from '@vitrine/contracts';

/** What the portfolio page shows: a published portfolio, or the owner's draft with their name. */
export type ShownPortfolio = Omit<PublicPortfolio, 'customUrl' | 'updatedAt'>;
