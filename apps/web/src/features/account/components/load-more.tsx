import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useInView } from '../../../lib/use-in-view.ts';
import type { MorePages } from '../api/list-pages.ts';
import styles from './load-more.module.css';

interface LoadMoreProps {
  query: MorePages;
  /** How many are in the page. */
  count: number;
}

/** Loads on when one scrolls near; the button is for keyboards, and for when that has failed. */
export function LoadMore({ query, count }: LoadMoreProps) {
  const { fetchNextPage, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } =
    query;
  const load = () => void fetchNextPage({ cancelRefetch: false });
  // What has failed is not asked for again unless somebody wants it.
  const element = useInView<HTMLDivElement>(() => {
    if (!isFetching && !isFetchNextPageError) load();
  }, count);
  if (!hasNextPage) return null;
  return (
    <div ref={element} className={styles.more}>
      {isFetchNextPageError && !isFetching ? (
        <Alert tone="danger">{m.account_more_failed()}</Alert>
      ) : null}
      <Button variant="secondary" busy={isFetchingNextPage} onClick={load}>
        {isFetchingNextPage ? m.account_more_loading() : m.account_more()}
      </Button>
    </div>
  );
}
