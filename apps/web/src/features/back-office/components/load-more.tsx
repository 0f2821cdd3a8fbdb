import { Button } from '../../../components/ui/button.tsx';
import { type MorePages, useLoadOn } from '../../../lib/use-load-on.ts';
import styles from './load-more.module.css';

interface LoadMoreProps {
  query: MorePages;
  /** How many are in the list. */
  count: number;
  label: string;
  busyLabel: string;
  failed: string;
}

/** Loads on when one scrolls near; the button is for keyboards, and for when that has failed. */
export function LoadMore({ query, count, label, busyLabel, failed }: LoadMoreProps) {
  const { element, load, failed: hasFailed } = useLoadOn<HTMLDivElement>(query, count);
  return (
    <div ref={element} className={styles.more}>
      {hasFailed ? <p role="alert">{failed}</p> : null}
      <Button variant="secondary" busy={query.isFetchingNextPage} onClick={load}>
        {query.isFetchingNextPage ? busyLabel : label}
      </Button>
    </div>
  );
}
