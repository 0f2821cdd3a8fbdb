import { useQuery } from '@tanstack/react-query';
import { areaHead } from '#app/area-page.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Dashboard, DashboardSkeleton } from '#features/account/components/dashboard/dashboard.tsx';
import { useApi } from '#lib/api-context.ts';
import { endpointQuery, useEndpoint } from '#lib/endpoint-query.ts';
import { knownReason } from '#lib/known-reason.ts';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const queries: PageQueries = ({ query }) => [query('account.get'), query('portfolio.get')];

/** Not kept for the next visit, as `queries` are. */
export const earlyQueries: PageQueries = ({ query }) => [query('dashboard.get')];

export const head = areaHead(m.account_profile);

export function Page() {
  const account = useEndpoint('account.get');
  const portfolio = useEndpoint('portfolio.get');
  const figures = useFigures();
  if (account.data && portfolio.data && figures.data) {
    return <Dashboard account={account.data} portfolio={portfolio.data} figures={figures.data} />;
  }
  const failed = [account, portfolio, figures].filter(({ isError }) => isError);
  if (failed.length === 0) return <DashboardSkeleton />;
  return (
    <>
      <PageHeader title={m.account_profile()} />
      <ErrorState
        heading={m.account_dashboard_failed()}
        message={knownReason(failed[0]?.error)}
        onRetry={() => {
          for (const query of failed) void query.refetch();
        }}
      />
    </>
  );
}

/** Asked for at every visit: what one has just done elsewhere is part of it. */
function useFigures() {
  return useQuery({ ...endpointQuery(useApi(), 'dashboard.get'), refetchOnMount: 'always' });
}
