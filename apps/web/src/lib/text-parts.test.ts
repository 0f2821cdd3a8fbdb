import { describe, expect, it } from 'vitest';
import { firstParagraph, splitFirstSentence } from './text-parts.ts';

describe('splitFirstSentence', () => {
  it.each([
    ["We Don't Just Build. We Solve.", "We Don't Just Build.", 'We Solve.'],
    [
      '3,400 workers in Limbe. A request\nfinds one.',
      '3,400 workers in Limbe.',
      'A request\nfinds one.',
    ],
    ['Ready? Yes! Go.', 'Ready?', 'Yes! Go.'],
    ['One sentence only.', 'One sentence only.', ''],
    ['etindeworks.example is ours', 'etindeworks.example is ours', ''],
    ['', '', ''],
  ])('cuts %j', (text, first, rest) => {
    expect(splitFirstSentence(text)).toEqual({ first, rest });
  });
});

describe('firstParagraph', () => {
  it('ends at the first empty line and keeps single line breaks', () => {
    expect(firstParagraph('One\ntwo\n \nthree')).toBe('One\ntwo');
    expect(firstParagraph('')).toBe('');
  });
});
