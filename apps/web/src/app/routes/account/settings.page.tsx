import { m } from '#messages';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { LoadingState } from '../../../components/feedback/loading-state.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { Settings } from '../../../features/account/components/settings/settings.tsx';
import { reasonOf } from '../../../features/account/reason-of.ts';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import type { PageHead, PageQueries } from '../../../lib/page.ts';

export const queries: PageQueries = ({ query }) => [query('account.get')];

export const head: PageHead = () => ({ title: m.account_settings_title(), robots: 'noindex' });

export function Page() {
  return (
    <>
      <PageHeader title={m.account_settings_title()} />
      <Content />
    </>
  );
}

function Content() {
  const { data, error, refetch } = useEndpoint('account.get');
  if (data) return <Settings account={data} />;
  if (error) {
    return (
      <ErrorState
        heading={m.account_settings_failed()}
        message={reasonOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <LoadingState label={m.account_settings_loading()}>
      <Skeleton shape="card" />
    </LoadingState>
  );
}
