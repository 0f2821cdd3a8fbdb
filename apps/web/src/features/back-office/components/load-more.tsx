import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.tsx';
import { useInView } from '../../../lib/use-in-view.ts';
import styles from './load-more.module.css';

interface LoadMoreProps {
  query: Pick<
    UseInfiniteQueryResult,
    'fetchNextPage' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError'
  >;
  /** How many are in the list. */
  count: number;
  label: string;
  busyLabel: string;
  failed: string;
}

/** Loads on when one scrolls near; the button is for keyboards, and for when that has failed. */
export function LoadMore({ query, count, label, busyLabel, failed }: LoadMoreProps) {
  const { fetchNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const load = () => void fetchNextPage({ cancelRefetch: false });
  // What has failed is not asked for again unless somebody wants it.
  const element = useInView<HTMLDivElement>(() => {
    if (!isFetching && !isFetchNextPageError) load();
  }, count);
  return (
    <div ref={element} className={styles.more}>
      {isFetchNextPageError && !isFetching ? <p role="alert">{failed}</p> : null}
      <Button variant="secondary" busy={isFetchingNextPage} onClick={load}>
        {isFetchingNextPage ? busyLabel : label}
      </Button>
    </div>
  );
}
