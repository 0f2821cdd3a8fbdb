import { m } from '#messages';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { LoadingState } from '../../../components/feedback/loading-state.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { AddressChange } from '../../../lib/use-address.ts';
import { failureReason } from '../components/failure-reason.ts';
import { LoadMore } from '../components/load-more.tsx';
import { TableSkeleton } from '../components/table-skeleton.tsx';
import type { PostFilter } from './post-filter.ts';
import { PostsTable } from './posts-table.tsx';
import type { usePosts } from './use-posts.ts';

interface PostsListProps {
  query: ReturnType<typeof usePosts>;
  filter: PostFilter;
  onChange: (change: AddressChange) => void;
  /** What is to be said above the list; '' once it is no longer true. */
  onFailure: (failure: string) => void;
}

/** What a filter leaves, more of it as one scrolls (FRM-02). */
export function PostsList({ query, filter, onChange, onFailure }: PostsListProps) {
  if (!query.data) {
    return query.error && !query.isFetching ? (
      <ErrorState
        heading={m.admin_blog_failed()}
        message={failureReason(query.error)}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <LoadingState label={m.admin_blog_loading()}>
        <TableSkeleton />
      </LoadingState>
    );
  }
  const posts = query.data.pages.flatMap(({ items }) => items);
  if (posts.length === 0) return <NoPost filter={filter} onChange={onChange} />;
  return (
    <>
      <PostsTable posts={posts} busy={query.isPlaceholderData} onFailure={onFailure} />
      {query.hasNextPage ? (
        <LoadMore
          query={query}
          count={posts.length}
          label={m.admin_blog_more()}
          busyLabel={m.admin_blog_more_loading()}
          failed={m.admin_blog_more_failed()}
        />
      ) : null}
    </>
  );
}

function NoPost({ filter, onChange }: Pick<PostsListProps, 'filter' | 'onChange'>) {
  const isSearch = filter.text.trim() !== '';
  const title = m.admin_blog_empty();
  if (!isSearch && !filter.status) {
    return <EmptyState heading="h2" title={title} hint={m.admin_blog_empty_first()} />;
  }
  return (
    <EmptyState
      heading="h2"
      title={title}
      hint={isSearch ? m.admin_blog_empty_search() : m.admin_blog_empty_first()}
      action={
        <Button variant="secondary" onClick={() => onChange({ q: '', status: '' })}>
          {m.admin_blog_filter_all()}
        </Button>
      }
    />
  );
}
