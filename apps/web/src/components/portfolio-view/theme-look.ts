import type { PortfolioTheme } from '@vitrine/contracts';
import type { PageLook } from '../../lib/head.ts';

const looks: Record<PortfolioTheme, PageLook> = {
  basalt: 'dark',
  daylight: 'light',
  paper: 'paper',
};

/** The colours of a portfolio page; those of a new one where its owner has chosen none. */
export const lookOf = ({ theme }: { theme?: PortfolioTheme | undefined } = {}): PageLook =>
  theme ? looks[theme] : 'dark';
