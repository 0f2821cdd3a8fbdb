import { expect, it } from 'vitest';
import { ApiError, NetworkError } from './api-error.ts';
import { failureReason, knownReason } from './failure-reason.ts';

it.each([
  ['the words of the server', new ApiError(409, { detail: 'It is gone.' }), 'It is gone.'],
  [
    'that the server could not answer, not the number of its status',
    new ApiError(503),
    'The server could not answer. Try again in a moment.',
  ],
  [
    'that the server was not reached, not what the browser calls it',
    new NetworkError(new TypeError('Failed to fetch')),
    'The server could not be reached. Check the connection and try again.',
  ],
  ['what our own code says', new Error('This is not a picture.'), 'This is not a picture.'],
])('says %s', (_, error, said) => {
  expect(failureReason(error)).toBe(said);
});

it.each([
  ['the words of the server', new ApiError(409, { detail: 'It is gone.' }), 'It is gone.'],
  [
    'that the server was not reached',
    new NetworkError(new TypeError('Failed to fetch')),
    'The server could not be reached.',
  ],
  ['nothing of a server without words', new ApiError(503), undefined],
  ['nothing of what our own code says', new TypeError('x is undefined'), undefined],
])('knows %s', (_, error, said) => {
  expect(knownReason(error)).toBe(said);
});
