import { describe, expect, it } from 'vitest';
import { customUrlProblem } from './custom-url-hint.ts';

describe('what is wrong with a custom URL', () => {
  it.each([
    ['', undefined],
    ['ngozi', undefined],
    ['  Ngozi-Fonyuy ', undefined],
    ['a1', 'Too short: at least 3 characters'],
    ['a'.repeat(41), 'Too long: at most 40 characters'],
    ['maître', '“î” cannot be part of an address. How about maitre?'],
    ['ngozi fonyuy', '“ ” cannot be part of an address. How about ngozi-fonyuy?'],
    ['нгози', '“н” cannot be part of an address.'],
    ['ngozi--f', 'Only one hyphen at a time. How about ngozi-f?'],
    ['-ngozi', 'It starts and ends with a letter or a digit. How about ngozi?'],
    ['Admin', 'This address is reserved'],
  ])('%j: %s', (typed, problem) => {
    expect(customUrlProblem(typed)).toBe(problem);
  });
});
