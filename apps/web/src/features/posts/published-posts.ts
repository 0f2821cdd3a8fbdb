import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import {
  type EndpointInput,
  type EndpointOutput,
  POST_TAG_MAX_LENGTH,
  type PostColor,
  postColors,
} from '@vitrine/contracts';
import { useApi } from '#lib/api-context.ts';
import { endpointKey, endpointQuery } from '#lib/endpoint-query.ts';
import type { AddressChange } from '#lib/use-address.ts';

export interface PublishedFilter {
  /** What was typed. */
  text: string;
  category: PostColor | undefined;
  /** As it is in the address; '' for none. */
  tag?: string | undefined;
}

const TEXT = 'q';
const CATEGORY = 'category';
const TAG = 'tag';

/** Reads the filter from the address; an unknown category counts as none. */
export function readFilter(search: URLSearchParams): PublishedFilter {
  const wanted = search.get(CATEGORY);
  return {
    text: search.get(TEXT) ?? '',
    category: postColors.find((color) => color === wanted),
    tag: search.get(TAG)?.slice(0, POST_TAG_MAX_LENGTH) || undefined,
  };
}

/** Writes the filter to the address; an empty value removes its parameter. */
export function writeFilter({ text, category, tag }: PublishedFilter): AddressChange {
  return { [TEXT]: text, [CATEGORY]: category ?? '', [TAG]: tag ?? '' };
}

/** The longest search that the server accepts. */
const LONGEST_TEXT = 200;

/** The request for the first posts of a filter. */
export function publishedPostsQuery({
  text,
  category,
  tag,
}: PublishedFilter): EndpointInput<'articles.list'> {
  const q = text.trim().slice(0, LONGEST_TEXT).trim();
  return { query: { ...(q && { q }), ...(category && { category }), ...(tag && { tag }) } };
}

/**
 * The posts of a filter, a few at a time. Each portion is the endpoint's own answer in the
 * cache, so that the first is there already when the server has rendered the page.
 */
export function usePublishedPosts(filter: PublishedFilter) {
  const api = useApi();
  const queries = useQueryClient();
  const first = publishedPostsQuery(filter);
  const answer = queries.getQueryState<EndpointOutput<'articles.list'>>(
    endpointKey('articles.list', first),
  );
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
