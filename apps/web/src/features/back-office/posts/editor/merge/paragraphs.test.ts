import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomMarkdown } from '../testing/random-text.ts';
import { paragraphsOf } from './paragraphs.ts';

const wordsOf = (text: string) => paragraphsOf(text).map((paragraph) => paragraph.text);

it.each([
  ['One\nline more\n\nTwo', ['One\nline more', 'Two']],
  ['## Heading\nWords\n \n\nMore\n', ['## Heading', 'Words', 'More']],
  ['- a\n  more of a\n- b\n\n1. c\n2) d', ['- a\n  more of a', '- b', '1. c', '2) d']],
  ['```ts\none\n\n- two\n```\nafter', ['```ts\none\n\n- two\n```\nafter']],
  ['````\n```\n\n````\n\nafter', ['````\n```\n\n````', 'after']],
  ['~~~\nnever\n\nclosed', ['~~~\nnever\n\nclosed']],
  ['', []],
  ['\n \n', []],
])('takes %j apart', (text, expected) => {
  expect(wordsOf(text)).toEqual(expected);
});

it('loses no letter of any text', () => {
  fc.assert(
    fc.property(randomMarkdown, (text) => {
      const paragraphs = paragraphsOf(text);
      const joined = paragraphs.map(({ text: words, gap }) => words + gap).join('');
      expect(text.endsWith(joined)).toBe(true);
      expect(text.slice(0, text.length - joined.length).trim()).toBe('');
      expect(paragraphs.every(({ text: words }) => words.trim() !== '')).toBe(true);
    }),
  );
});
