import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '#lib/api-error.ts';
import { fieldErrors, sendFailure } from './send-failure.ts';

const KEPT = 'What you wrote is still here';
const tooLong = { path: 'name', message: 'Must be at most 200 characters' };

describe('what a visitor reads when a form did not go through', () => {
  it.each([
    ['no answer', new NetworkError(new Error('Failed to fetch')), 'We could not be reached.'],
    ['a field', new ApiError(422, { detail: tooLong.message, errors: [tooLong] }), 'marked fields'],
    [
      'too many, with the time',
      new ApiError(429, { detail: 'Try again in 3 minutes.' }),
      'in 3 minutes',
    ],
    ['too many, from something before the server', new ApiError(429), 'in a few minutes'],
    ['a busy server', new ApiError(503, { detail: 'database is locked' }), 'in a moment'],
    ['a broken server', new ApiError(500, { detail: 'stack trace' }), 'Please try again.'],
    ['a broken app', new TypeError('x is undefined'), 'Please try again.'],
    ['a full disk', new ApiError(507, { detail: 'The server has no room left.' }), 'no room left'],
    ['another no', new ApiError(413, { detail: 'The request is too large.' }), 'too large'],
  ])('of %s', (_why, error, text) => {
    expect(sendFailure(error)).toContain(text);
    expect(sendFailure(error)).toContain(KEPT);
  });

  it('names no field and no cause where only a person with the source could use it', () => {
    const inside = [new ApiError(500, { detail: 'stack trace' }), new TypeError('x is undefined')];
    for (const error of inside) expect(sendFailure(error)).not.toMatch(/stack|undefined/);
  });

  it('of fields is shown at each of them', () => {
    expect(fieldErrors(new ApiError(422, { errors: [tooLong] }))).toEqual({
      name: tooLong.message,
    });
    expect(fieldErrors(new NetworkError('gone'))).toEqual({});
  });
});
