import { m } from '#messages';
import { ApiError } from '../../lib/api-error.ts';

/** An answer that says no has one sentence (BLG-01); what never came has its own. */
export const failureMessage = (error: Error): string =>
  error instanceof ApiError ? m.blog_error_message() : error.message;
