import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { failureReason } from '#lib/failure-reason.ts';
import { isGone } from '#lib/list-query.ts';
import { m } from '#messages';
import styles from './answered.module.css';

interface AnsweredProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isError'> & { refetch: () => unknown };
  /** Shaped like what comes; four blocks without it. */
  skeleton?: ReactNode;
  /** Said while it loads; 'Loading' without it. */
  loading?: string | undefined;
  /** Said when it fails. */
  failed?: string | undefined;
  /** Said when there is no such record, or not any more. */
  gone?: ComponentProps<typeof EmptyState>;
  children: (answer: T) => ReactNode;
}

/** What a query answered; until then shapes of it, or what went wrong and another try. */
export function Answered<T>(props: AnsweredProps<T>) {
  const { query, skeleton, loading, failed, gone, children } = props;
  if (gone && isGone(query.error)) return <EmptyState {...gone} />;
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) {
    return (
      <LoadingState label={loading}>
        {skeleton ?? <Skeleton shape="block" count={4} />}
      </LoadingState>
    );
  }
  return (
    <ErrorState
      heading={failed ?? m.admin_failed()}
      message={failureReason(query.error)}
      onRetry={() => void query.refetch()}
    />
  );
}

/** The shape of a few cards, one under the other. */
export function CardSkeleton() {
  return (
    <Stack gap={3} className={styles.cards}>
      <Skeleton shape="card" count={3} />
    </Stack>
  );
}
