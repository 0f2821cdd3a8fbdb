import { m } from '#messages';
import { Button } from '../../../components/ui/button.tsx';
import { useInView } from '../../../lib/use-in-view.ts';
import type { useArticles } from '../use-articles.ts';
import styles from './article-search.module.css';

interface MoreArticlesProps {
  query: ReturnType<typeof useArticles>;
  /** How many are in the page. */
  count: number;
}

/** Loads on when one scrolls near; the button is for keyboards, and for when that has failed. */
export function MoreArticles({ query, count }: MoreArticlesProps) {
  const { fetchNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const load = () => void fetchNextPage({ cancelRefetch: false });
  // What has failed is not asked for again unless somebody wants it.
  const element = useInView<HTMLDivElement>(() => {
    if (!isFetching && !isFetchNextPageError) load();
  }, count);
  return (
    <div ref={element} className={styles.more}>
      {isFetchNextPageError && !isFetching ? <p role="alert">{m.blog_all_more_failed()}</p> : null}
      <Button variant="secondary" busy={isFetchingNextPage} onClick={load}>
        {isFetchingNextPage ? m.blog_all_loading_more() : m.blog_all_more()}
      </Button>
    </div>
  );
}
