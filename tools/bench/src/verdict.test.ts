import { describe, expect, it } from 'vitest';
import { verdictOf } from './verdict.ts';

describe('a verdict', () => {
  it.each([
    { aim: { atLeast: 0.75 }, value: 0.75, is: 'met' },
    { aim: { atLeast: 0.75 }, value: 0.7499, is: 'not met' },
    { aim: { atMost: 135 }, value: 135, is: 'met' },
    { aim: { atMost: 135 }, value: 135.01, is: 'not met' },
    { aim: { atMost: 10 }, value: 0, is: 'met' },
    { aim: { atMost: 10 }, value: undefined, is: 'not run' },
    { aim: { atMost: 10 }, value: Number.NaN, is: 'not run' },
    { aim: { atLeast: 10 }, value: Number.NaN, is: 'not run' },
    { aim: { atMost: 10 }, value: Number.POSITIVE_INFINITY, is: 'not met' },
    { aim: { atLeast: 10 }, value: Number.POSITIVE_INFINITY, is: 'not met' },
  ])('on $value with $aim is $is', ({ aim, value, is }) => {
    expect(verdictOf(aim, value)).toBe(is);
  });
});
