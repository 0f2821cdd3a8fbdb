import { EmptyState } from '#components/feedback/empty-state.tsx';
import { m } from '#messages';

/** The server has nothing under this account. */
export function NoPortfolio() {
  return <EmptyState title={m.portfolio_no_data()} hint={m.portfolio_no_data_hint()} />;
}
