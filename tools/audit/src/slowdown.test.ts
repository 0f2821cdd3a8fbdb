import { expect, it } from 'vitest';
import { slowdownFor } from './slowdown.ts';

it.each([
  ['a desktop', 1_500, 4],
  ['a faster one', 3_000, 4],
  ['half of one', 750, 2],
  ['a machine as slow as the phone', 200, 1],
])('slows %s down to the same phone', (_, benchmarkIndex, slowdown) => {
  expect(slowdownFor(benchmarkIndex)).toBe(slowdown);
});
