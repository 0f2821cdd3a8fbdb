import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { m } from '#messages';
import type { OwnPortfolio } from '../api/own-portfolio.ts';

/** In place of a portfolio that is not there yet, could not be fetched, or does not exist. */
export function MissingPortfolio({ loading, missing, error, retry }: OwnPortfolio) {
  if (loading) return <LoadingState label={m.portfolio_loading()} />;
  if (missing)
    return <EmptyState title={m.portfolio_no_data()} hint={m.portfolio_no_data_hint()} />;
  if (!error) return null;
  return (
    <ErrorState
      heading={m.portfolio_error({ message: m.portfolio_failed_fetch() })}
      message={error}
      onRetry={retry}
    />
  );
}
