/** How a portfolio page looks; the first is what a new one has. */
export const portfolioThemes = ['basalt', 'daylight', 'paper'] as const;
export type PortfolioTheme = (typeof portfolioThemes)[number];

/** The look of a page whose owner has chosen none. */
export const usualTheme: PortfolioTheme = portfolioThemes[0];
