import { parse, stringify } from 'node:querystring';

/**
 * Where something lives that is the same for every visitor. However an address is spelled, and
 * whatever else is asked with it, the answer is made and kept for this one.
 */
export interface PublicAddress {
  /** One path may hold a page and data; 'missing' is the page that says that there is nothing. */
  kind: 'page' | 'data' | 'text' | 'missing';
  /** In the one spelling that links have. */
  path: string;
  /** What its path is one of, e.g. `/blog/:id`: there are only so many, whatever is asked for. */
  route: string;
  /** Parameters of the query that the answer depends on. Others are dropped before it is made. */
  parameters: readonly string[];
  /** Nothing in its path is chosen by who asks: there are only so many of them. */
  isFixed: boolean;
}

export type Query = Readonly<Record<string, string | string[]>>;

const EMPTY: Query = {};

/**
 * The parameters of a query that an address knows, in the order of the address. A page reads the
 * first of several with one name; data get all of them, and refuse them.
 */
export function knownQuery({ kind, parameters }: PublicAddress, url: string): Query {
  const start = parameters.length > 0 ? url.indexOf('?') : -1;
  if (start < 0) return EMPTY;
  const sent = parse(url.slice(start + 1));
  const known = parameters.flatMap((name): [string, string | string[]][] => {
    const value = sent[name];
    if (value === undefined) return [];
    return [[name, Array.isArray(value) && kind !== 'data' ? (value[0] ?? '') : value]];
  });
  return Object.fromEntries(known);
}

/** A query as it is in an address, with its question mark; '' for an empty one. */
export function searchOf(query: Query): string {
  if (query === EMPTY) return '';
  const text = stringify(query);
  return text && `?${text}`;
}
