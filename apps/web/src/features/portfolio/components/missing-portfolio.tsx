import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { failureReason } from '#lib/failure-reason.ts';
import { knownReason } from '#lib/known-reason.ts';
import { isGone } from '#lib/list-query.ts';
import { m } from '#messages';

interface MissingPortfolioProps {
  query: UseQueryResult;
  /** Shaped like what comes. */
  skeleton: ReactNode;
}

/** In place of a portfolio that is not there yet, could not be fetched, or does not exist. */
export function MissingPortfolio({ query, skeleton }: MissingPortfolioProps) {
  const { data, error, isFetching, refetch } = query;
  // With the portfolio there, only its owner's name is missing.
  if (isFetching || data) {
    return <LoadingState label={m.portfolio_loading()}>{skeleton}</LoadingState>;
  }
  if (isGone(error)) {
    return <EmptyState title={m.portfolio_no_data()} hint={m.portfolio_no_data_hint()} />;
  }
  if (!error) return null;
  return (
    <ErrorState
      heading={m.portfolio_error({ message: m.portfolio_failed_fetch() })}
      message={knownReason(error) ?? failureReason(error)}
      onRetry={() => void refetch()}
    />
  );
}
