/** How a portfolio page looks; the first is what a new one has. */
export const portfolioThemes = ['basalt', 'daylight', 'paper'] as const;
export type PortfolioTheme = (typeof portfolioThemes)[number];
