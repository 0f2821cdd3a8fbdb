import { m } from '#messages';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';

/** In the place of a portfolio that says nothing yet. */
export function FirstSteps() {
  return <EmptyState title={m.portfolio_empty_title()} hint={m.portfolio_empty_hint()} />;
}
