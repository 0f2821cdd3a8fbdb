import { describe, expect, it } from 'vitest';
import { losesLetters, runsOf } from './cv-paper.ts';

const fonts = (text: string) =>
  runsOf(text, 'text').map(({ font, text: letters }) => [font.file.replace(/_.*/, ''), letters]);

describe('the fonts of a line', () => {
  it.each([
    ['Plain words', [['InstrumentSans', 'Plain words']]],
    ['Yaoundé – 4 €', [['InstrumentSans', 'Yaoundé – 4 €']]],
    ['Łódź', [['InstrumentSans', 'Łódź']]],
    ['Владимир', [['NotoSans', 'Владимир']]],
    ['Ελένη', [['NotoSans', 'Ελένη']]],
    ['Ewɔnɛ', [['NotoSans', 'Ewɔnɛ']]],
    [
      'A हिन्दी B',
      [
        ['InstrumentSans', 'A '],
        ['NotoSans', 'हिन्दी'],
        ['InstrumentSans', ' B'],
      ],
    ],
    ['日本語 🚀', [['InstrumentSans', ' ']]],
    ['', []],
  ])('of %j are %j', (text, expected) => {
    expect(fonts(text)).toEqual(expected);
  });

  it('are several for a word that none has whole', () => {
    expect(fonts('Ada日本Ελένη')).toEqual([
      ['InstrumentSans', 'Ada'],
      ['NotoSans', 'Ελένη'],
    ]);
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
