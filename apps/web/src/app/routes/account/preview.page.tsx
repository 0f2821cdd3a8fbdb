import { areaHead } from '#app/area-page.tsx';
import { PortfolioPreview } from '#features/portfolio/components/portfolio-preview.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const queries: PageQueries = ({ query }) => [
  query('portfolio.get'),
  query('account.get'),
  query('portfolioPreview.link'),
];
export const head = areaHead(m.portfolio_preview_title);

export const Page = PortfolioPreview;
