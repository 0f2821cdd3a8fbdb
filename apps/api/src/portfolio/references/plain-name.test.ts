import { describe, expect, it } from 'vitest';
import { plainName } from './plain-name.ts';

describe('a name in a mail', () => {
  it.each([
    ['Ngozi Fonyuy', 'Ngozi Fonyuy'],
    ['Dr. J. P. Ngu-Fon', 'Dr J. P. Ngu-Fon'],
    ["Aimée N'Diaye", "Aimée N'Diaye"],
    ['Visit evil.com', 'Visit evil com'],
    ['https://evil.com/?a=1', 'https evil com a'],
    ['evil．com', 'evil com'],
    ['a@b.c', 'a b c'],
    ['<a href="//x.y">Me</a>', 'a href x y Me a'],
    ['Call +237 677 00 00 00', 'Call'],
    ['Ngozi\u202e\u200b Fonyuy', 'Ngozi Fonyuy'],
    ['123', ''],
  ])('%j is %j', (typed, plain) => {
    expect(plainName(typed)).toBe(plain);
  });

  it('is no message: it ends after a line', () => {
    expect(plainName('word '.repeat(40)).length).toBeLessThanOrEqual(60);
  });
});
