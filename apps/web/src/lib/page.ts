import type { EndpointName, EndpointOutput } from '@vitrine/contracts';
import type { ComponentType, ReactNode } from 'react';
import type { ApiError } from './api-error.ts';
import type { QueryInput } from './endpoint-query.ts';
import type { Head } from './head.ts';

/** A query as a page names it; made by {@link PageContext.query}. */
export interface PageQuery {
  queryKey: readonly unknown[];
}

/** What a page's queries, head and status are decided from. */
export interface PageContext {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** Scheme and host, for absolute links. */
  origin: string;
  query<K extends EndpointName>(name: K, ...input: QueryInput<K>): PageQuery;
  /** What is in the cache of an answer; undefined until it came. */
  read<K extends EndpointName>(name: K, ...input: QueryInput<K>): EndpointOutput<K> | undefined;
  /** Why a query failed, when the server refused it. */
  failure<K extends EndpointName>(name: K, ...input: QueryInput<K>): ApiError | undefined;
}

/**
 * 404 shows the not-found page instead, 410 the one that says that a link has ended; a redirect
 * answers 301. Nothing said means 200.
 */
export type PageStatus = RefusedStatus | { redirectTo: string } | undefined;
export type RefusedStatus = 404 | 410;

export type PageQueries = (context: PageContext) => PageQuery[];
export type PageHead = (context: PageContext) => Head;
export type PageStatusOf = (context: PageContext) => PageStatus;

/** What a `*.page.tsx` exports. */
export interface PageModule {
  Page: ComponentType;
  queries?: PageQueries;
  head?: PageHead;
  status?: PageStatusOf;
  /** What else the screen asks for first: a document of an area asks for it before the app. */
  earlyQueries?: PageQueries;
  /** What the server renders of a page in an area that cannot be rendered there. */
  Skeleton?: ComponentType;
  /** Made again for every visit: no cache may keep it. */
  fresh?: true;
  /** The site itself may show it in a frame. */
  framing?: 'site';
}

export interface LayoutProps {
  children: ReactNode;
}

/** What a `*.layout.tsx` exports: the frame around the pages of one zone. */
export interface LayoutModule {
  Layout: ComponentType<LayoutProps>;
  queries?: PageQueries;
  earlyQueries?: PageQueries;
}
