import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointOutput } from '@vitrine/contracts';
import { useApi } from '#lib/api-context.ts';
import { endpointKey, endpointQuery } from '#lib/endpoint-query.ts';
import { type ArticleFilter, articleQuery } from './article-filter.ts';

type ArticlePage = EndpointOutput<'articles.list'>;

/**
 * The articles of a filter, a few at a time. Each portion is the endpoint's own answer in the
 * cache, so that the first is there already when the server has rendered the page.
 */
export function useArticles(filter: ArticleFilter) {
  const api = useApi();
  const queries = useQueryClient();
  const first = articleQuery(filter);
  const answer = queries.getQueryState<ArticlePage>(endpointKey('articles.list', first));
  return useInfiniteQuery({
    queryKey: ['articles', first.query],
    initialPageParam: '',
    queryFn: ({ pageParam: after }) =>
      queries.fetchQuery({
        ...endpointQuery(api, 'articles.list', {
          query: { ...first.query, ...(after && { after }) },
        }),
        // The outer query retries already.
        retry: false,
      }),
    getNextPageParam: ({ next }) => next,
    initialData: () => answer?.data && { pages: [answer.data], pageParams: [''] },
    initialDataUpdatedAt: () => answer?.dataUpdatedAt,
    placeholderData: keepPreviousData,
  });
}
