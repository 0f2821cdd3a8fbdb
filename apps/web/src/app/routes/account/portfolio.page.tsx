import { m } from '#messages';
import { PortfolioScreen } from '../../../features/portfolio/components/portfolio-screen.tsx';
import type { PageHead, PageQueries } from '../../../lib/page.ts';

export const queries: PageQueries = ({ query }) => [query('portfolio.get'), query('account.get')];
export const head: PageHead = () => ({ title: m.portfolio_title(), robots: 'noindex' });

export const Page = PortfolioScreen;
