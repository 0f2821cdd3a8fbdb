import type { z } from '../zod.ts';
import { everydayEndpoints } from './everyday.ts';
import { rareEndpoints } from './rare.ts';

/** Every endpoint there is. */
export const endpoints = { ...everydayEndpoints, ...rareEndpoints } as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export const endpointNames = Object.keys(endpoints) as EndpointName[];

type Part<K extends EndpointName, P extends 'params' | 'query' | 'body' | 'answer'> =
  Endpoints[K] extends Record<P, infer S extends z.core.$ZodType> ? S : undefined;
type InputOf<S> = S extends z.core.$ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.core.$ZodType ? z.output<S> : undefined;
/** Only the parts that the endpoint has. */
type Present<T> = { [P in keyof T as T[P] extends undefined ? never : P]: T[P] };

/** The query may be left out where all of its parameters may. */
type QueryIfNeeded<T> = T extends { query: infer Q }
  ? Record<never, never> extends Q
    ? Omit<T, 'query'> & { query?: Q }
    : T
  : T;

/** What a caller hands over: the parts that the endpoint declares, before parsing. */
export type EndpointInput<K extends EndpointName> = QueryIfNeeded<
  Present<{
    params: InputOf<Part<K, 'params'>>;
    query: InputOf<Part<K, 'query'>>;
    body: InputOf<Part<K, 'body'>>;
  }>
>;

/** What a handler gets: the same parts, parsed. */
export type EndpointParsed<K extends EndpointName> = Present<{
  params: OutputOf<Part<K, 'params'>>;
  query: OutputOf<Part<K, 'query'>>;
  body: OutputOf<Part<K, 'body'>>;
}>;

/** What a handler answers, before it is parsed on its way out. */
export type EndpointReply<K extends EndpointName> = InputOf<Part<K, 'answer'>>;

/** What a caller gets. */
export type EndpointOutput<K extends EndpointName> = OutputOf<Part<K, 'answer'>>;
