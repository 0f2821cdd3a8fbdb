import { describe, expect, it } from 'vitest';
import { anchor } from './anchor.ts';

describe('anchor', () => {
  it.each([
    ['GigBridge', 'gigbridge'],
    ['Maître D’hôtel', 'maitre-d-hotel'],
    [' Where the data is, and who sees it ', 'where-the-data-is-and-who-sees-it'],
  ])('writes %j as %j', (name, expected) => {
    expect(anchor(name)).toBe(expected);
  });
});
