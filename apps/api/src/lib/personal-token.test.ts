import { describe, expect, it } from 'vitest';
import { isPersonalToken, isWholePersonalToken, newPersonalToken } from './personal-token.ts';

describe('a personal access token', () => {
  it('has the shape that programs which look for lost secrets know', () => {
    for (let made = 0; made < 200; made += 1) {
      const token = newPersonalToken();
      expect(token).toMatch(/^vit_[0-9A-Za-z]{49}$/);
      expect(isPersonalToken(token)).toBe(true);
      expect(isWholePersonalToken(token)).toBe(true);
    }
  });

  it('is never made twice', () => {
    const tokens = Array.from({ length: 1_000 }, newPersonalToken);
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  it('carries a checksum that another implementation finds as well', () => {
    // CRC-32 (as in zlib) of all before it, in base 62 with 0-9A-Za-z, six digits
    expect(isWholePersonalToken(`vit_${'0'.repeat(43)}2un1Ff`)).toBe(true);
  });

  it.each([
    ['cut off', (token: string) => token.slice(0, -1)],
    ['with a letter more', (token: string) => `${token}0`],
    [
      'with another letter',
      (token: string) => token.replace(/.$/, (it) => (it === '0' ? '1' : '0')),
    ],
    ['in small letters', (token: string) => token.toLowerCase()],
    ['without its beginning', (token: string) => token.slice(4)],
    ['with a line break', (token: string) => `${token}\n`],
  ])('is not whole %s', (_how, change) => {
    // one whose small letters are another token
    const token = Array.from({ length: 50 }, newPersonalToken).find((it) => /[A-Z]/.test(it)) ?? '';
    expect(isWholePersonalToken(change(token))).toBe(false);
  });
});
