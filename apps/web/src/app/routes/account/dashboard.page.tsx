import { m } from '#messages';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Dashboard } from '../../../features/account/components/dashboard.tsx';
import { DashboardSkeleton } from '../../../features/account/components/dashboard-skeleton.tsx';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import type { PageHead, PageQueries } from '../../../lib/page.ts';

export const queries: PageQueries = ({ query }) => [query('account.get'), query('portfolio.get')];

export const head: PageHead = () => ({ title: m.account_dashboard_title(), robots: 'noindex' });

export function Page() {
  const account = useEndpoint('account.get');
  const portfolio = useEndpoint('portfolio.get');
  if (account.data && portfolio.data) {
    return <Dashboard account={account.data} portfolio={portfolio.data} />;
  }
  const error = account.error ?? portfolio.error;
  if (!error) return <DashboardSkeleton />;
  const retry = () => void Promise.all([account.refetch(), portfolio.refetch()]);
  return (
    <ErrorState heading={m.account_dashboard_failed()} message={error.message} onRetry={retry} />
  );
}
