import { m } from '#messages';
import { PortfolioScreen } from '../../../features/portfolio/components/portfolio-screen.tsx';
import type { PageQueries } from '../../../lib/page.ts';
import { areaHead } from '../../area-page.tsx';

export const queries: PageQueries = ({ query }) => [query('portfolio.get'), query('account.get')];
export const head = areaHead(m.portfolio_title);

export const Page = PortfolioScreen;
