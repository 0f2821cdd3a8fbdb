/** The parts of a portfolio page below its head, in the order a new portfolio has them. */
export const portfolioSections = [
  'about',
  'experiences',
  'projects',
  'skills',
  'educations',
  'certificates',
  'languages',
  'volunteering',
  'publications',
  'services',
  'products',
  'references',
  'media',
  'documents',
] as const;
export type PortfolioSectionName = (typeof portfolioSections)[number];

/**
 * Every section once: first those that were placed, then the others in the usual order, so that a
 * part that the product learns later appears on pages that were arranged before it.
 */
export function orderSections(placed: readonly PortfolioSectionName[]): PortfolioSectionName[] {
  return [...new Set([...placed, ...portfolioSections])];
}
