import { m } from '#messages';
import { PortfolioPreview } from '../../../features/portfolio/components/portfolio-preview.tsx';
import type { PageHead, PageQueries } from '../../../lib/page.ts';

export const queries: PageQueries = ({ query }) => [query('portfolio.get'), query('account.get')];
export const head: PageHead = () => ({ title: m.portfolio_preview_title(), robots: 'noindex' });

export const Page = PortfolioPreview;
