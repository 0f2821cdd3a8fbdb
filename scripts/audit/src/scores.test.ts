import { expect, it } from 'vitest';
import { isWorthRepeating, type Scores, shortfalls } from './scores.ts';

const good: Scores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

it.each([
  ['good scores', {}, 0, false],
  ['a slow run', { performance: 97 }, 1, true],
  ['an inaccessible page', { accessibility: 99 }, 1, false],
  ['a slow run of a page that is not found', { performance: 90, seo: 92 }, 2, false],
])('counts what is short of %s and repeats for speed alone', (_, worse, short, repeat) => {
  const scores = { ...good, ...worse };
  expect(shortfalls(scores)).toHaveLength(short);
  expect(isWorthRepeating(scores)).toBe(repeat);
});
