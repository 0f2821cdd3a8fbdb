import { m } from '#messages';
import { Stack } from '../../../components/layout/primitives.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { type MorePages, useLoadOn } from '../../../lib/use-load-on.ts';
import styles from './article-search.module.css';

interface MoreArticlesProps {
  query: MorePages;
  /** How many are in the page. */
  count: number;
}

/** Loads on when one scrolls near; the button is for keyboards, and for when that has failed. */
export function MoreArticles({ query, count }: MoreArticlesProps) {
  const { element, load, failed: hasFailed } = useLoadOn<HTMLDivElement>(query, count);
  return (
    <Stack gap={2} align="center" ref={element} className={styles.more}>
      {hasFailed ? <p role="alert">{m.blog_all_more_failed()}</p> : null}
      <Button variant="secondary" busy={query.isFetchingNextPage} onClick={load}>
        {query.isFetchingNextPage ? m.blog_all_loading_more() : m.blog_all_more()}
      </Button>
    </Stack>
  );
}
