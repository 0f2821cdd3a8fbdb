import { describe, expect, it } from 'vitest';
import { readArguments, summarize } from './repeat.ts';

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

it('says which runs shared the machine, and how long a fresh one took as a whole', () => {
  const { lines } = summarize([
    { ...run(1), wholeSeconds: 130, busy: false },
    { ...run(2), busy: true },
  ]);
  expect(lines.slice(0, 2)).toEqual([
    'seed 1: 5 passed, 0 failed in 1 min 1 s, 2 min 10 s with a fresh installation',
    'seed 2: 5 passed, 0 failed in 1 min 1 s, beside a busy process',
  ]);
});

describe('the arguments', () => {
  it.each([
    [['10'], { times: 10, busy: 0, fresh: false }],
    [['10', '--busy', '3'], { times: 10, busy: 3, fresh: false }],
    [['--fresh', '--busy=2', '2'], { times: 2, busy: 2, fresh: true }],
  ])('%j are understood', (args, wanted) => {
    expect(readArguments(args)).toEqual(wanted);
  });

  it.each([
    [[]],
    [['0']],
    [['1.5']],
    [['ten']],
    [['2', '3']],
    [['2', '--busy', '3']],
    [['2', '--busy', '-1']],
    [['2', '--busy']],
    [['2', '--slow']],
  ])('%j are refused', (args) => {
    expect(readArguments(args)).toBeUndefined();
  });
});
