/** What a part of a list is asked for with. */
export interface ListPart {
  /** Records at most, 1 to 100. */
  limit?: number;
  /** Where the part begins. */
  cursor?: string;
}

/** A part of a list, as the API answers it: an array, or an object with `items`. */
export interface ListAnswer<T> {
  data: T[] | { items: T[] };
  response: Response;
}

/**
 * The records of a list one by one, its parts asked for as they are needed.
 * @param ask for a part: `(part) => api.posts.list({ query: { ...part, q: 'water' } })`
 * @param limit records in a part, 1 to 100
 */
export async function* itemsOf<T>(
  ask: (part: ListPart) => Promise<ListAnswer<T>>,
  limit = 100,
): AsyncGenerator<T, void, undefined> {
  for await (const part of partsOf(ask, limit)) yield* part;
}

/** The same, part by part. */
export async function* partsOf<T>(
  ask: (part: ListPart) => Promise<ListAnswer<T>>,
  limit = 100,
): AsyncGenerator<T[], void, undefined> {
  let cursor: string | undefined;
  do {
    const { data, response } = await ask(cursor === undefined ? { limit } : { limit, cursor });
    yield Array.isArray(data) ? data : data.items;
    cursor = nextCursor(response.headers.get('Link'));
  } while (cursor !== undefined);
}

/** The cursor of the address that a `Link` header (RFC 8288) calls `next`; undefined on the last part. */
function nextCursor(link: string | null): string | undefined {
  const address = /<([^>]*)>\s*;\s*rel="next"/.exec(link ?? '')?.[1];
  if (address === undefined) return undefined;
  // addresses have a path and no host; any will do to read the parameter
  return new URL(address, 'http://host').searchParams.get('cursor') ?? undefined;
}
