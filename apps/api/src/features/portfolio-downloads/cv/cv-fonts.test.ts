import { describe, expect, it } from 'vitest';
import { losesLetters, runsOf } from './cv-fonts.ts';

const families = (text: string) =>
  runsOf(text, 'text').map(({ part, text: letters }) => [
    part.id.replace(/-\d00-normal$/, ''),
    letters,
  ]);

describe('the fonts of a line', () => {
  it.each([
    ['Plain words', [['instrument-sans-latin', 'Plain words']]],
    ['Yaoundé – 4 €', [['instrument-sans-latin', 'Yaoundé – 4 €']]],
    [
      'Łódź',
      [
        ['instrument-sans-latin-ext', 'Ł'],
        ['instrument-sans-latin', 'ód'],
        ['instrument-sans-latin-ext', 'ź'],
      ],
    ],
    ['Владимир', [['noto-sans-cyrillic', 'Владимир']]],
    ['Ελένη', [['noto-sans-greek', 'Ελένη']]],
    ['日本語 🚀', [['instrument-sans-latin', ' ']]],
    ['', []],
  ])('of %j are %j', (text, expected) => {
    expect(families(text)).toEqual(expected);
  });

  it('are of one family for a word that the own one has only in part', () => {
    const used = families('Ewɔnɛ').map(([family]) => family?.replace(/sans-.*/, 'sans'));
    expect(new Set(used)).toEqual(new Set(['noto-sans']));
  });
});

describe('letters that no font has', () => {
  it.each(['日本語', 'I speak العربية', 'ไทย'])('are missed in %j', (text) => {
    expect(losesLetters(text)).toBe(true);
  });

  it.each(['Plain words', 'Łódź, Ελένη, Ewɔnɛ', 'हिन्दी', 'Ready 🚀 ✓', ''])(
    'are not missed in %j',
    (text) => {
      expect(losesLetters(text)).toBe(false);
    },
  );
});
