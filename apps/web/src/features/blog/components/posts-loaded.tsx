import type { UseQueryResult } from '@tanstack/react-query';
import type { BlogPost } from '@vitrine/contracts';
import type { ReactNode } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { Section } from '#components/layout/section.tsx';
import { m } from '#messages';
import { failureMessage } from '../failure-message.ts';
import { publishedPosts } from '../published-posts.ts';

interface PostsLoadedProps {
  query: UseQueryResult<BlogPost[]>;
  children: (published: readonly BlogPost[]) => ReactNode;
}

/** The published posts once they are there; before that, or without any, what is the matter. */
export function PostsLoaded({ query, children }: PostsLoadedProps) {
  const published = query.data && publishedPosts(query.data);
  if (published && published.length > 0) return children(published);
  return (
    <Section space="small">
      {published ? (
        <EmptyState title={m.blog_empty_title()} hint={m.blog_empty_text()} heading="h2" />
      ) : query.error && !query.isFetching ? (
        <ErrorState
          heading={m.blog_error_heading()}
          message={failureMessage(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <LoadingState />
      )}
    </Section>
  );
}
