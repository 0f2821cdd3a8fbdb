import { describe, expect, it } from 'vitest';
import { customUrl, suggestCustomUrl } from './custom-url.ts';

const errors = (value: string) =>
  customUrl()
    .safeParse(value)
    .error?.issues.map((issue) => issue.message);

describe('customUrl', () => {
  it.each(['abc', 'ngozi-fonyuy', 'a1-b2-c3', 'x'.repeat(40)])('takes %s', (value) => {
    expect(customUrl().parse(value)).toBe(value);
  });

  it('forgives upper case and blanks around it', () => {
    expect(customUrl().parse(' Ngozi ')).toBe('ngozi');
  });

  it('may be empty while none is chosen', () => {
    expect(customUrl().parse('')).toBe('');
  });

  it.each([
    'ab',
    'x'.repeat(41),
    '-abc',
    'abc-',
    'a--b',
    'a_b_c',
    'a.b.c',
    'a/b/c',
    'ngözi',
    'nɡozi',
    '\u212Aelvin',
    ...['\u0085', '\u2028', '\u200b', '\u202e', '\u2066'].map((c) => `ngo${c}zi`),
    '%2e%2e%2e',
  ])('refuses %s', (value) => {
    expect(errors(value)).toContain('customUrlInvalid');
  });

  it.each(['admin', 'API', 'login', 'assets', 'uploads', 'well-known'])('reserves %s', (value) => {
    expect(errors(value)).toContain('customUrlReserved');
  });
});

describe('suggestCustomUrl', () => {
  it.each([
    [['Ngozi', 'Fonyuy'], 'ngozi-fonyuy'],
    [['Élodie', "N'Diaye"], 'elodie-ndiaye'],
    [['Cœur', 'Løvß'], 'coeur-lovss'],
    [['N’Guessan-Øyéla'], 'nguessan-oyela'],
    [['Ɓali', 'Nʼɗɔ̀n'], 'bali-ndon'],
    [['Łukasz', 'Þór', 'Ǝ'], 'lukasz-thor'],
    [["'Ngozi'", '’'], 'ngozi'],
    [['  ', '--'], ''],
    [['نغوزي'], ''],
    [['Admin'], ''],
    [['a'.repeat(39), 'bcd'], `${'a'.repeat(39)}`],
  ])('makes of %j %j', (names, slug) => {
    expect(suggestCustomUrl(...names)).toBe(slug);
  });
});
