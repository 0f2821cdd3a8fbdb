import type { Endpoints } from '@vitrine/contracts';

// It repeats the contract's path, because importing it would load its schemas; the type compares them.
const READS: Endpoints['articles.view']['path'] = '/api/public/articles/{id}/views/';

/** Where a read of a post is reported. */
export const postViews = (id: string): string => READS.replace('{id}', encodeURIComponent(id));
