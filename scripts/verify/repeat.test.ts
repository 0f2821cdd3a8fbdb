import { expect, it } from 'vitest';
import { summarize } from './repeat.ts';

const run = (seed: number, failures: string[] = []) => ({
  ...{ seed, seconds: 61, passed: 5, failed: failures.length, failures },
});

it('says that all runs were green', () => {
  expect(summarize([run(1), run(2)])).toEqual({
    allGreen: true,
    lines: [
      'seed 1: 5 passed, 0 failed in 1 min 1 s',
      'seed 2: 5 passed, 0 failed in 1 min 1 s',
      '2 of 2 runs green',
    ],
  });
});

it('names each test that was not always green once, with its seeds', () => {
  const { lines, allGreen } = summarize([run(1, ['divides']), run(2), run(3, ['divides'])]);
  expect(allGreen).toBe(false);
  expect(lines.slice(3)).toEqual(['not always green: divides (seeds 1, 3)', '1 of 3 runs green']);
});

it('takes a run without a test for red', () => {
  expect(summarize([{ ...run(1), passed: 0 }]).allGreen).toBe(false);
});
