import { ApiError } from '#lib/api-error.ts';
import { m } from '#messages';

/** One sentence for every refusal (BLG-01), another for a network failure. */
export const failureMessage = (error: Error): string =>
  error instanceof ApiError ? m.blog_error_message() : error.message;
