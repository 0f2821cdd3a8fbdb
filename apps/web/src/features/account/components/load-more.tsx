import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { type MorePages, useLoadOn } from '../../../lib/use-load-on.ts';
import styles from './load-more.module.css';

interface LoadMoreProps {
  query: MorePages & { hasNextPage: boolean };
  /** How many are in the page. */
  count: number;
}

/** Loads on when one scrolls near; the button is for keyboards, and for when that has failed. */
export function LoadMore({ query, count }: LoadMoreProps) {
  const { element, load, failed: hasFailed } = useLoadOn<HTMLDivElement>(query, count);
  if (!query.hasNextPage) return null;
  return (
    <div ref={element} className={styles.more}>
      {hasFailed ? <Alert tone="danger">{m.account_more_failed()}</Alert> : null}
      <Button variant="secondary" busy={query.isFetchingNextPage} onClick={load}>
        {query.isFetchingNextPage ? m.account_more_loading() : m.account_more()}
      </Button>
    </div>
  );
}
