import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.parse('2026-05-20T12:00:00.000Z');

it.each([
  ['2026-05-20T11:59:30.000Z', 'now'],
  ['2026-05-20T12:00:30.000Z', 'now'],
  ['2026-05-20T11:59:00.000Z', '1 minute ago'],
  ['2026-05-20T10:00:00.000Z', '2 hours ago'],
  ['2026-05-19T11:00:00.000Z', 'yesterday'],
  ['2026-05-15T12:00:00.000Z', '5 days ago'],
  ['2026-05-06T12:00:00.000Z', '2 weeks ago'],
  ['2026-02-19T12:00:00.000Z', '3 months ago'],
  ['2024-05-01T12:00:00.000Z', '2 years ago'],
])('%s is %s', (at, words) => {
  expect(relativeTime(at, now)).toBe(words);
});
