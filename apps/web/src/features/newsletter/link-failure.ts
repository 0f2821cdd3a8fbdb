import { m } from '#messages';
import { ApiError } from '../../lib/api-error.ts';

export interface LinkFailure {
  title: string;
  text: string;
  /** Whether trying once more can help. */
  again: boolean;
}

/** What is wrong with a mailed link; null is a link without its token. */
export function linkFailure(token: string | null, error: Error | null): LinkFailure | undefined {
  if (token === null) {
    return {
      title: m.newsletter_link_incomplete(),
      text: m.newsletter_link_incomplete_text(),
      again: false,
    };
  }
  if (!error) return undefined;
  if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
    return { title: m.newsletter_link_ended(), text: m.newsletter_link_ended_text(), again: false };
  }
  return { title: m.newsletter_failed(), text: m.newsletter_failed_text(), again: true };
}
