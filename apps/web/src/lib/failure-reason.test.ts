import { expect, it, vi } from 'vitest';
import { ZodError } from 'zod';
import { ApiError, NetworkError, SaidError, UnexpectedAnswerError } from './api-error.ts';
import { failureReason } from './failure-reason.ts';
import { knownReason } from './known-reason.ts';

const NOT_REACHED = 'The server could not be reached. Check your connection and try again.';
const NO_ANSWER = 'The server did not respond. Try again in a moment.';
const UNEXPECTED = 'Something went wrong here. Try again, or reload the page.';

it.each([
  ['the words of the server', new ApiError(409, { detail: 'It is gone.' }), 'It is gone.'],
  ['that the server could not answer, not its status', new ApiError(503), NO_ANSWER],
  [
    'that the server was not reached, not what the browser calls it',
    new NetworkError(new TypeError('Failed to fetch')),
    NOT_REACHED,
  ],
  [
    'that the answer was of no use, not what was wrong with it',
    new UnexpectedAnswerError('posts.list: Invalid input: expected string'),
    NO_ANSWER,
  ],
  [
    'what our own code says for people',
    new SaidError('This is not a picture.'),
    'This is not a picture.',
  ],
])('says %s', (_, error, said) => {
  expect(failureReason(error)).toBe(said);
});

it.each([
  ['of fetch in Chromium', new TypeError('Failed to fetch')],
  ['of fetch in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
  ['of fetch in Safari', new TypeError('Load failed')],
  [
    'of code that did not come',
    new TypeError('Failed to fetch dynamically imported module: /a.js'),
  ],
  ['of an engine', new TypeError("Cannot read properties of undefined (reading 'map')")],
  ['of JSON', new SyntaxError('Unexpected token < in JSON at position 0')],
  [
    'of a request that was stopped',
    new DOMException('signal is aborted without reason', 'AbortError'),
  ],
  ['of a request that took too long', new DOMException('signal timed out', 'TimeoutError')],
  ['of storage that is full', new DOMException('exceeded the quota', 'QuotaExceededError')],
  ['of a picture that cannot be read', new DOMException('The source image could not be decoded.')],
  ['of a schema', new ZodError([])],
  ['of a library', new Error('HTTP 404')],
  ['that is a text', 'ECONNREFUSED'],
  ['that is nothing', undefined],
])('never shows a message %s', (_, thrown) => {
  expect(failureReason(thrown)).toBe(UNEXPECTED);
});

it('says that there is no line where that is known, whatever failed', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const noCode = new TypeError('Failed to fetch dynamically imported module: /a.js');
  expect(failureReason(noCode)).toBe(NOT_REACHED);
  expect(failureReason(new ApiError(409, { detail: 'It is gone.' }))).toBe('It is gone.');
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
