import { expect, it } from 'vitest';
import { seedOf } from './seed.ts';

it('takes the seed that is given', () => {
  expect(seedOf('7')).toBe(7);
});

it.each([undefined, ''])('chooses one where %j is given', (given) => {
  expect(seedOf(given, () => 0)).toBe(1);
  expect(seedOf(given, () => 0.5)).toBe(500_000);
});

it.each(['0', '-1', '1.5', 'seven'])('refuses %s', (given) => {
  expect(() => seedOf(given)).toThrow(`TEST_SEED is ${given}`);
});
