import { areaHead } from '#app/area-page.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { PortfolioScreen } from '#features/portfolio/components/portfolio-screen.tsx';
import {
  OverviewSkeleton,
  PortfolioHeaderSkeleton,
} from '#features/portfolio/components/portfolio-skeleton.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const queries: PageQueries = ({ query }) => [query('portfolio.get'), query('account.get')];
export const head = areaHead(m.account_portfolio);

export const Page = PortfolioScreen;

/** The editor's store belongs to a person, whom the server does not know. */
export const Skeleton = () => (
  <>
    <PortfolioHeaderSkeleton />
    <LoadingState>
      <OverviewSkeleton />
    </LoadingState>
  </>
);
