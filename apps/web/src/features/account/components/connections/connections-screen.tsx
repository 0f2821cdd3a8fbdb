import { m } from '#messages';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { LoadingState } from '../../../../components/feedback/loading-state.tsx';
import { PageHeader } from '../../../../components/layout/page-header.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { useListPages } from '../../api/list-pages.ts';
import { reasonOf } from '../../reason-of.ts';
import { BackToProfile } from '../back-to-profile.tsx';
import { LoadMore } from '../load-more.tsx';
import { ConnectionList } from './connection-list.tsx';
import { NoConnections } from './no-connections.tsx';

/** The people who wrote through the own page. */
export function ConnectionsScreen() {
  return (
    <>
      <BackToProfile />
      <PageHeader
        title={m.account_connections_title()}
        description={m.account_connections_description()}
      />
      <Content />
    </>
  );
}

function Content() {
  const query = useListPages('connections.list');
  if (!query.data) {
    return query.isError ? (
      <ErrorState
        heading={m.account_connections_failed()}
        message={reasonOf(query.error)}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <LoadingState label={m.account_connections_loading()}>
        <Skeleton shape="block" count={5} />
      </LoadingState>
    );
  }
  const connections = query.data.pages.flatMap(({ items }) => items);
  if (connections.length === 0 && !query.hasNextPage) return <NoConnections />;
  return (
    <>
      <ConnectionList connections={connections} />
      <LoadMore query={query} count={connections.length} />
    </>
  );
}
