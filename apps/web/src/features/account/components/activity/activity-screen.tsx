import { m } from '#messages';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { LoadingState } from '../../../../components/feedback/loading-state.tsx';
import { PageHeader } from '../../../../components/layout/page-header.tsx';
import { ButtonLink } from '../../../../components/ui/button-link.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { paths } from '../../../../lib/paths.ts';
import { useListPages } from '../../api/list-pages.ts';
import { reasonOf } from '../../reason-of.ts';
import { BackToProfile } from '../back-to-profile.tsx';
import { LoadMore } from '../load-more.tsx';
import { ActivityList } from './activity-list.tsx';

/** Everything that happened, more of it as one scrolls. */
export function ActivityScreen() {
  return (
    <>
      <BackToProfile />
      <PageHeader
        title={m.account_activity_title()}
        description={m.account_activity_description()}
      />
      <Content />
    </>
  );
}

function Content() {
  const query = useListPages('activity.list');
  if (!query.data) {
    return query.isError ? (
      <ErrorState
        heading={m.account_activity_failed()}
        message={reasonOf(query.error)}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <LoadingState label={m.account_activity_loading()}>
        <Skeleton shape="block" count={6} />
      </LoadingState>
    );
  }
  const activity = query.data.pages.flatMap(({ items }) => items);
  if (activity.length === 0) return <NoActivity />;
  return (
    <>
      <ActivityList activity={activity} />
      <LoadMore query={query} count={activity.length} />
    </>
  );
}

function NoActivity() {
  return (
    <EmptyState
      heading="h2"
      title={m.account_activity_empty()}
      hint={m.account_activity_empty_hint()}
      action={<ButtonLink to={paths.userPortfolio.to()}>{m.account_action_edit()}</ButtonLink>}
    />
  );
}
