import type { UseQueryResult } from '@tanstack/react-query';
import type { BlogPost } from '@vitrine/contracts';
import type { ReactNode } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { Section } from '#components/layout/section.tsx';
import { ApiError } from '#lib/api-error.ts';
import { m } from '#messages';
import { publishedPosts } from '../published-posts.ts';

interface PostsLoadedProps {
  query: UseQueryResult<BlogPost[]>;
  children: (published: readonly BlogPost[]) => ReactNode;
}

/** The published posts; while there are none, that they load, failed or do not exist. */
export function PostsLoaded({ query, children }: PostsLoadedProps) {
  const published = query.data && publishedPosts(query.data);
  if (published && published.length > 0) return children(published);
  return (
    <Section space="small">{published ? <NoArticles /> : <NotLoaded query={query} />}</Section>
  );
}

export function NoArticles() {
  return <EmptyState title={m.blog_empty_title()} hint={m.blog_empty_text()} heading="h2" />;
}

type Waiting = Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;

/** One sentence for every refusal (BLG-01), another for a network failure. */
export const failureMessage = (error: Error): string =>
  error instanceof ApiError ? m.blog_error_message() : error.message;

/** In place of articles that are loading or failed to load. */
export function NotLoaded({ query: { error, isFetching, refetch } }: { query: Waiting }) {
  if (!error || isFetching) return <LoadingState />;
  return (
    <ErrorState
      heading={m.blog_error_heading()}
      message={failureMessage(error)}
      onRetry={() => void refetch()}
    />
  );
}
