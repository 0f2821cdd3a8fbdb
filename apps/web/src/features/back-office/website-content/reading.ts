import { type ContentType, contentTypes } from '@vitrine/contracts';

/** The two readings of how this screen loads (WEB-06). */
export type Reading = 'intended' | 'observed';

export const readingOf = (search: URLSearchParams): Reading =>
  search.get('reading') === 'observed' ? 'observed' : 'intended';

/** What is asked for, in the order of the slots that the answers fill. */
const requests: Record<Reading, readonly ContentType[]> = {
  intended: contentTypes,
  // Three answers for six slots, filled by position: testimonials show as projects, and so on.
  observed: ['testimonials', 'services', 'departments'],
};

export const requestedTypes = (reading: Reading) => requests[reading];

/** The endpoint that lists a collection. */
export const listEndpoint = (type: ContentType) => `content.${type}.list` as const;

/** The collection's address, as errors name it. */
export const listUrl = (type: ContentType) => `${type}/`;
