import type { ListPlaces } from '../lib/reply.ts';

/** Values of a query as they were sent. */
type Sent = Readonly<Record<string, unknown>>;

/**
 * The `Link` of a list or a part of it (RFC 8288): `next`, `prev` where that is known, and `first`
 * for every part but the first. The references have a path and no host, so that they lead back to
 * wherever the list was asked for.
 * @param known parameters that the list knows; others are not repeated
 * @returns undefined where there is no other part
 */
export function listLinks(
  path: string,
  query: Sent,
  known: readonly string[],
  { next, previous }: ListPlaces,
): string | undefined {
  const filter = known.flatMap((name): [string, string][] => {
    const value = query[name];
    const isPlace = name === 'cursor' || name === 'after';
    return isPlace || typeof value !== 'string' ? [] : [[name, value]];
  });
  const linkTo = (cursor: string | undefined, relation: string) => {
    const search = new URLSearchParams(filter);
    if (cursor) search.set('cursor', cursor);
    return `<${path}${search.size > 0 ? `?${search}` : ''}>; rel="${relation}"`;
  };
  const isBehindFirst = query.cursor !== undefined || query.after !== undefined;
  const links = [
    ...(next ? [linkTo(next, 'next')] : []),
    ...(previous ? [linkTo(previous, 'prev')] : []),
    ...(isBehindFirst ? [linkTo(undefined, 'first')] : []),
  ];
  return links.length > 0 ? links.join(', ') : undefined;
}
