import { areaHead } from '#app/area-page.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Skeleton as Shape } from '#components/ui/skeleton.tsx';
import { PortfolioScreen } from '#features/portfolio/components/portfolio-screen.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const queries: PageQueries = ({ query }) => [query('portfolio.get'), query('account.get')];
export const head = areaHead(m.account_portfolio);

export const Page = PortfolioScreen;

/** The editor's store belongs to a person, whom the server does not know. */
export const Skeleton = () => (
  <>
    <PageHeader title={m.account_portfolio()} />
    <LoadingState>
      <Shape shape="card" count={2} />
    </LoadingState>
  </>
);
