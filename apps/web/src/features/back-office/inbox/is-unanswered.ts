import { ApiError } from '#lib/api-error.ts';

/** Nothing came back, or from a proxy that knows nothing: it may have been done all the same. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500;
