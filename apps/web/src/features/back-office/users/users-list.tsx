import type { AdminUser } from '@vitrine/contracts';
import { m } from '#messages';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { LoadingState } from '../../../components/feedback/loading-state.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { failureReason } from '../components/failure-reason.ts';
import { LoadMore } from '../components/load-more.tsx';
import { TableSkeleton } from '../components/table-skeleton.tsx';
import type { UsersQuery } from './use-users.ts';
import { UsersTable } from './users-table.tsx';

interface UsersListProps {
  query: UsersQuery;
  users: readonly AdminUser[];
  /** Takes the filters away; undefined where there are none. */
  onReset: (() => void) | undefined;
  onEdit: (user: AdminUser) => void;
  onDelete: (user: AdminUser) => void;
}

/** What a filter leaves, more of it as one scrolls. */
export function UsersList({ query, users, onReset, ...actions }: UsersListProps) {
  if (!query.data) {
    return query.error && !query.isFetching ? (
      <ErrorState
        heading={m.admin_users_failed()}
        message={failureReason(query.error)}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <LoadingState label={m.admin_users_loading()}>
        <TableSkeleton />
      </LoadingState>
    );
  }
  if (users.length === 0) {
    return (
      <EmptyState
        heading="h2"
        title={m.admin_users_empty()}
        action={
          onReset ? (
            <Button variant="secondary" onClick={onReset}>
              {m.admin_users_reset()}
            </Button>
          ) : undefined
        }
      />
    );
  }
  return (
    <>
      <UsersTable users={users} busy={query.isPlaceholderData} {...actions} />
      {query.hasNextPage ? (
        <LoadMore
          query={query}
          count={users.length}
          label={m.admin_users_more()}
          busyLabel={m.admin_users_more_loading()}
          failed={m.admin_users_more_failed()}
        />
      ) : null}
    </>
  );
}
