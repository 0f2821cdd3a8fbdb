import type { BlogStatus } from '@vitrine/contracts';

const FILTERS = ['published', 'draft'] as const satisfies readonly BlogStatus[];

export interface PostFilter {
  /** What was typed. */
  text: string;
  status: (typeof FILTERS)[number] | undefined;
}

/** The filter as the address says it; a status that does not exist filters nothing. */
export function readFilter(address: URLSearchParams): PostFilter {
  return {
    text: address.get('q') ?? '',
    status: FILTERS.find((status) => status === address.get('status')),
  };
}

/** The server takes no longer question. */
const LONGEST_TEXT = 200;

/** The filter as the server is asked; among drafts it finds what is scheduled, too. */
export function queryOf({ text, status }: PostFilter) {
  const q = text.trim().slice(0, LONGEST_TEXT).trim();
  return { ...(q && { q }), ...(status && { status }) };
}
