import { describe, expect, it } from 'vitest';
import { inTurns, lowestShare, median, medianOf, medianRatio, percentile } from './figures.ts';

describe('a percentile', () => {
  it.each([
    { percent: 50, of: [3, 1, 2], is: 2 },
    { percent: 50, of: [4, 1, 3, 2], is: 2 },
    { percent: 99, of: Array.from({ length: 200 }, (_, index) => index + 1), is: 198 },
    { percent: 100, of: [5, 9, 7], is: 9 },
    { percent: 1, of: [5, 9, 7], is: 5 },
  ])('of $percent % is the value below which so many are', ({ percent, of, is }) => {
    expect(percentile(of, percent)).toBe(is);
  });

  it('orders numbers by size, not as texts', () => {
    expect(median([100, 9, 20])).toBe(20);
  });

  it('of nothing is no number', () => {
    expect(median([])).toBeNaN();
  });

  it('leaves the values in their order', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('rounds of product and limit', () => {
  it('take turns, the product first', async () => {
    const order: string[] = [];
    const note = (name: string, value: number) => async () => {
      order.push(name);
      return value;
    };
    const pairs = await inTurns(2, note('product', 3), note('limit', 4));
    expect(order).toEqual(['product', 'limit', 'product', 'limit']);
    expect(pairs).toEqual([
      { measured: 3, limit: 4 },
      { measured: 3, limit: 4 },
    ]);
  });

  it('are compared one by one, so that a slow round of both changes nothing', () => {
    const pairs = [
      { measured: 80, limit: 100 },
      { measured: 8, limit: 10 },
      { measured: 50, limit: 100 },
    ];
    expect(medianRatio(pairs)).toBe(0.8);
    expect(medianOf(pairs, 'measured')).toBe(50);
    expect(medianOf(pairs, 'limit')).toBe(100);
  });

  it('without a round have no ratio', () => {
    expect(medianRatio([])).toBeNaN();
  });
});

describe('the lowest share', () => {
  it('is that of the worst page', () => {
    expect(lowestShare([{ share: 0.9 }, { share: 0.1 }, { share: 1 }])).toEqual({ share: 0.1 });
  });

  it('is not known where a page could not be measured', () => {
    expect(lowestShare([{ share: 0.9 }, { share: Number.NaN }])).toEqual({ share: Number.NaN });
  });
});
