import { describe, expect, it } from 'vitest';
import { fairestRun, isWorthRepeating, type Result, type Scores, shortfalls } from './scores.ts';

const good = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const result = (worse: Partial<Scores>, largestPaintMs = 1_249): Result => ({
  scores: { ...good, ...worse },
  largestPaintMs,
});

it.each([
  ['a good run', result({}), 0, false],
  ['a slow run', result({ performance: 97 }), 1, true],
  ['a run whose largest paint is late', result({}, 1_250), 1, true],
  ['a run that is slow in both ways', result({ performance: 97 }, 1_300), 2, true],
  ['an inaccessible page', result({ accessibility: 99 }), 1, false],
  ['a slow run of a page that is not found', result({ performance: 90, seo: 92 }), 2, false],
  ['a late paint of a page that is not found', result({ seo: 92 }, 1_300), 2, false],
])('counts what is short of %s and repeats for speed alone', (_, run, short, repeat) => {
  expect(shortfalls(run)).toHaveLength(short);
  expect(isWorthRepeating(run)).toBe(repeat);
});

describe('the fairest run', () => {
  /** Answers one run after another; null is one that came to nothing. */
  const runs = (...answers: (Result | null)[]) => {
    const left = answers.values();
    return async () => left.next().value ?? undefined;
  };
  const slow = (performance: number, largestPaintMs?: number) =>
    result({ performance }, largestPaintMs);

  it.each([
    ['the first when it is good', [slow(98)], 1, 1, slow(98)],
    ['the first that is good', [slow(80), slow(99), slow(98)], 2, 2, slow(99)],
    ['the fastest when none is good', [slow(90), slow(95), slow(93)], 2, 3, slow(95)],
    [
      'the one with the earliest largest paint of equal scores',
      [slow(99, 1_400), slow(99, 1_300), slow(99, 1_350)],
      2,
      3,
      slow(99, 1_300),
    ],
    ['one that came to something', [null, slow(99)], 2, 2, slow(99)],
  ])('is %s', async (_, answers, number, of, run) => {
    expect(await fairestRun(runs(...answers), 3)).toEqual({ number, of, run });
  });

  it('is the one that fails in more than speed, however fast another was', async () => {
    const ask = runs(slow(97), result({ performance: 80, accessibility: 99 }), slow(98));
    const { run, of } = await fairestRun(ask, 5);
    expect(run.scores.accessibility).toBe(99);
    expect(of).toBe(2);
  });

  it('is none when nothing came of any', async () => {
    await expect(fairestRun(runs(null, null), 2)).rejects.toThrow('None of 2 runs');
  });
});
