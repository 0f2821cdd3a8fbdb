import { areaHead } from '#app/area-page.tsx';
import { PortfolioScreen } from '#features/portfolio/components/portfolio-screen.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const queries: PageQueries = ({ query }) => [query('portfolio.get'), query('account.get')];
export const head = areaHead(m.account_portfolio);

export const Page = PortfolioScreen;
