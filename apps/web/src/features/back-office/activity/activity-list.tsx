import type { AuditEntry } from '@vitrine/contracts';
import { m } from '#messages';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { LoadingState } from '../../../components/feedback/loading-state.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { failureReason } from '../components/failure-reason.ts';
import { LoadMore } from '../components/load-more.tsx';
import { TableSkeleton } from '../components/table-skeleton.tsx';
import { ActChanges } from './act-changes.tsx';
import { ActSentence } from './act-sentence.tsx';
import styles from './activity-list.module.css';
import type { ActivityQuery } from './use-activity.ts';

interface ActivityListProps {
  query: ActivityQuery;
  entries: readonly AuditEntry[];
  /** Takes the filters away; undefined where there are none. */
  onReset: (() => void) | undefined;
}

export function ActivityList({ query, entries, onReset }: ActivityListProps) {
  if (!query.data) {
    return query.error && !query.isFetching ? (
      <ErrorState
        heading={m.admin_activity_failed()}
        message={failureReason(query.error)}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <LoadingState label={m.admin_activity_loading()}>
        <TableSkeleton />
      </LoadingState>
    );
  }
  if (entries.length === 0) return <NoActivity onReset={onReset} />;
  return (
    <>
      <Card padding="none">
        <ol
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
          role="list"
          aria-label={m.admin_activity_list()}
          aria-busy={query.isPlaceholderData || undefined}
          className={styles.list}
        >
          {entries.map((entry) => (
            <li key={entry.id} className={styles.item}>
              <ActSentence entry={entry} />
              <ActChanges entry={entry} />
            </li>
          ))}
        </ol>
      </Card>
      {query.hasNextPage ? (
        <LoadMore
          query={query}
          count={entries.length}
          label={m.admin_activity_more()}
          busyLabel={m.admin_activity_more_loading()}
          failed={m.admin_activity_more_failed()}
        />
      ) : null}
    </>
  );
}

function NoActivity({ onReset }: Pick<ActivityListProps, 'onReset'>) {
  if (!onReset) {
    return (
      <EmptyState
        heading="h2"
        title={m.admin_activity_none()}
        hint={m.admin_activity_none_hint()}
      />
    );
  }
  return (
    <EmptyState
      heading="h2"
      title={m.admin_activity_none_found()}
      hint={m.admin_activity_none_found_hint()}
      action={
        <Button variant="secondary" onClick={onReset}>
          {m.admin_activity_reset()}
        </Button>
      }
    />
  );
}
