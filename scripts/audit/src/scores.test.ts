import { describe, expect, it } from 'vitest';
import { fairestRun, isWorthRepeating, type Scores, shortfalls } from './scores.ts';

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

describe('the fairest run', () => {
  /** Answers one run after another; null is one that came to nothing. */
  const runs = (...worse: (Partial<Scores> | null)[]) => {
    const left = worse.values();
    return async () => {
      const next = left.next().value;
      return next ? { scores: { ...good, ...next } } : undefined;
    };
  };
  const slow = (performance: number) => ({ performance });

  it.each([
    ['the first when it is good', [{}], 1, 1, 98],
    ['the first that is good', [slow(80), slow(99), {}], 2, 2, 99],
    ['the fastest when none is good', [slow(90), slow(95), slow(93)], 2, 3, 95],
    ['one that came to something', [null, slow(99)], 2, 2, 99],
  ])('is %s', async (_, worse, number, of, performance) => {
    const fairest = await fairestRun(runs(...worse), 3);
    expect(fairest).toMatchObject({ number, of, run: { scores: { performance } } });
  });

  it('is the one that fails in more than speed, however fast another was', async () => {
    const ask = runs(slow(97), { performance: 80, accessibility: 99 }, {});
    const { run, of } = await fairestRun(ask, 5);
    expect(run.scores.accessibility).toBe(99);
    expect(of).toBe(2);
  });

  it('is none when nothing came of any', async () => {
    await expect(fairestRun(runs(null, null), 2)).rejects.toThrow('None of 2 runs');
  });
});
