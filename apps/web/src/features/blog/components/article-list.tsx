import type { PageContent } from '@vitrine/contracts';
import { m } from '#messages';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { LoadingState } from '../../../components/feedback/loading-state.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
import type { ArticleFilter } from '../article-filter.ts';
import { categoryOf } from '../categories.ts';
import { failureMessage } from '../failure-message.ts';
import { useArticles } from '../use-articles.ts';
import { ArticleItem } from './article-item.tsx';
import styles from './article-search.module.css';
import { MoreArticles } from './more-articles.tsx';

interface ArticleListProps {
  filter: ArticleFilter;
  content: PageContent<'blog'> | undefined;
  /** Takes the filter away. */
  onReset: () => void;
}

/** The articles that a filter leaves, more of them as one scrolls (FRM-02). */
export function ArticleList({ filter, content, onReset }: ArticleListProps) {
  const query = useArticles(filter);
  if (!query.data) {
    return query.error && !query.isFetching ? (
      <ErrorState
        heading={m.blog_error_heading()}
        message={failureMessage(query.error)}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <LoadingState />
    );
  }
  const articles = query.data.pages.flatMap(({ items }) => items);
  if (articles.length === 0) return <NoArticle filter={filter} onReset={onReset} />;
  const count = articles.length;
  return (
    <div aria-busy={query.isPlaceholderData}>
      <p className={textStyle({ tone: 'muted', size: 'small', below: 2 })} role="status">
        {query.hasNextPage ? m.blog_all_so_far({ count }) : m.blog_all_count({ count })}
      </p>
      {articles.map((article) => (
        <div key={article.id} className={styles.row}>
          <ArticleItem heading="h2" post={article} category={categoryOf(content, article.color)} />
        </div>
      ))}
      {query.hasNextPage ? <MoreArticles query={query} count={count} /> : null}
    </div>
  );
}

function NoArticle({ filter, onReset }: Pick<ArticleListProps, 'filter' | 'onReset'>) {
  if (!filter.text.trim() && !filter.category) {
    return <EmptyState title={m.blog_empty_title()} hint={m.blog_empty_text()} heading="h2" />;
  }
  return (
    <EmptyState
      title={m.blog_all_empty_title()}
      hint={m.blog_all_empty_hint()}
      heading="h2"
      action={
        <Button variant="secondary" onClick={onReset}>
          {m.blog_all_reset()}
        </Button>
      }
    />
  );
}
