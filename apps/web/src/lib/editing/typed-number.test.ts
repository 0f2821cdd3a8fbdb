import { expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

it.each([
  ['12', 12],
  [' 12 ', 12],
  ['1 250 000', 1_250_000],
  ['1\u00a0250\u202f000', 1_250_000],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['-3', -3],
  ['+3', 3],
  ['', undefined],
  ['twelve', undefined],
  ['1,250,000', undefined],
  ['12,000', undefined],
  ['12.000', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
])('%j is read as %j', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});
