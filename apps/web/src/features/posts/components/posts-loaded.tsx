import type { UseQueryResult } from '@tanstack/react-query';
import type { PostsOverview } from '@vitrine/contracts';
import type { ReactNode } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { Section } from '#components/layout/section.tsx';
import { ApiError } from '#lib/api-error.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';

interface PostsLoadedProps {
  query: UseQueryResult<PostsOverview>;
  children: (overview: PostsOverview) => ReactNode;
}

/** What the blog begins with; without posts, that they load, failed or do not exist. */
export function PostsLoaded({ query, children }: PostsLoadedProps) {
  const overview = query.data;
  if (overview && overview.latest.length > 0) return children(overview);
  return <Section space="small">{overview ? <NoPosts /> : <NotLoaded query={query} />}</Section>;
}

export function NoPosts() {
  return <EmptyState title={m.posts_empty_title()} hint={m.posts_empty_text()} heading="h2" />;
}

type Waiting = Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;

/** One sentence for every refusal (BLG-01), another for a network failure. */
export const failureMessage = (error: Error): string =>
  error instanceof ApiError ? m.posts_error_message() : failureReason(error);

/** In place of posts that are loading or failed to load. */
export function NotLoaded({ query: { error, isFetching, refetch } }: { query: Waiting }) {
  if (!error || isFetching) return <LoadingState />;
  return (
    <ErrorState
      heading={m.posts_error_heading()}
      message={failureMessage(error)}
      onRetry={() => void refetch()}
    />
  );
}
