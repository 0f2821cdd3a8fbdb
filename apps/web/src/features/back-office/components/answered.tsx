import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';

interface AnsweredProps<T> {
  query: UseQueryResult<T>;
  /** Shaped like what comes. */
  skeleton: ReactNode;
  /** Said while it loads; 'Loading' without it. */
  loading?: string | undefined;
  /** Said when it fails. */
  failed?: string | undefined;
  children: (answer: T) => ReactNode;
}

/** What a query answered; until then shapes of it, or what went wrong and another try. */
export function Answered<T>({ query, skeleton, loading, failed, children }: AnsweredProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <LoadingState label={loading}>{skeleton}</LoadingState>;
  return (
    <ErrorState
      heading={failed ?? m.admin_failed()}
      message={failureReason(query.error)}
      onRetry={() => void query.refetch()}
    />
  );
}
