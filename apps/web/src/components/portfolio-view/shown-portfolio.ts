import type { PublicPortfolio } from '@vitrine/contracts';

/** What the portfolio page shows: a published portfolio, or the owner's own with a name to it. */
export type ShownPortfolio = Omit<PublicPortfolio, 'customUrl' | 'updatedAt'>;
