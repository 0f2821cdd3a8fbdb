import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '#lib/api-error.ts';
import { failureMessage } from './posts-loaded.tsx';

describe('failureMessage', () => {
  it.each([
    [new ApiError(503, { detail: 'Come back later' }), 'Failed to fetch blog posts'],
    [
      new NetworkError(new TypeError('Load failed')),
      'The server could not be reached. Check your connection and try again.',
    ],
  ])('of %s is %j', (error, message) => {
    expect(failureMessage(error)).toBe(message);
  });
});
