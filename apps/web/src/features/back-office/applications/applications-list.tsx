import type { Application } from '@vitrine/contracts';
import type { LinkProps } from 'react-router-dom';
import { m } from '#messages';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { LoadingState } from '../../../components/feedback/loading-state.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { failureReason } from '../components/failure-reason.ts';
import { LoadMore } from '../components/load-more.tsx';
import { TableSkeleton } from '../components/table-skeleton.tsx';
import { ApplicationsTable } from './applications-table.tsx';
import type { useApplications } from './use-applications.ts';

interface ApplicationsListProps {
  query: ReturnType<typeof useApplications>;
  applications: readonly Application[];
  to: (id: string) => LinkProps['to'];
  /** Takes the filters away; undefined where there are none. */
  onReset: (() => void) | undefined;
}

/** What a filter leaves, more of it as one scrolls (FRM-02). */
export function ApplicationsList({ query, applications, to, onReset }: ApplicationsListProps) {
  if (!query.data) {
    return query.error && !query.isFetching ? (
      <ErrorState
        heading={m.admin_applications_failed()}
        message={failureReason(query.error)}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <LoadingState label={m.admin_applications_loading()}>
        <TableSkeleton />
      </LoadingState>
    );
  }
  if (applications.length === 0) return <NoApplication onReset={onReset} />;
  return (
    <>
      <ApplicationsTable applications={applications} to={to} busy={query.isPlaceholderData} />
      {query.hasNextPage ? (
        <LoadMore
          query={query}
          count={applications.length}
          label={m.admin_applications_more()}
          busyLabel={m.admin_applications_more_loading()}
          failed={m.admin_applications_more_failed()}
        />
      ) : null}
    </>
  );
}

function NoApplication({ onReset }: Pick<ApplicationsListProps, 'onReset'>) {
  if (!onReset) {
    return (
      <EmptyState
        heading="h2"
        title={m.admin_applications_empty_first_title()}
        hint={m.admin_applications_empty_first_hint()}
      />
    );
  }
  return (
    <EmptyState
      heading="h2"
      title={m.admin_applications_empty_title()}
      hint={m.admin_applications_empty_hint()}
      action={
        <Button variant="secondary" onClick={onReset}>
          {m.admin_applications_reset()}
        </Button>
      }
    />
  );
}
