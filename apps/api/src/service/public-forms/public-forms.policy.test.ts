import { MIN_FILL_MS } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { isFromBot } from './public-forms.policy.ts';

describe('what no person sends', () => {
  it.each([
    ['', MIN_FILL_MS, false],
    ['', MIN_FILL_MS - 1, true],
    ['x', MIN_FILL_MS, true],
    [' ', MIN_FILL_MS, true],
  ])('is recognized by a hidden field with %j after %d ms: %s', (website, filled_ms, automatic) => {
    expect(isFromBot({ key: 'a-key-of-a-form', website, filled_ms })).toBe(automatic);
  });
});
