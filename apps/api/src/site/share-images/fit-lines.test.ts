import { describe, expect, it } from 'vitest';
import { fitLines } from './drawing.ts';

const fit = (text: string) => fitLines(text, (line) => [...line].length, { width: 10, lines: 3 });

describe('fitLines', () => {
  it.each([
    ['', [], false],
    ['   ', [], false],
    ['one', ['one'], false],
    ['one two three four', ['one two', 'three four'], false],
    ['aaaaaaaaaa bbbbbbbbbb cccccccccc', ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'], false],
    ['one two three four five six seven', ['one two', 'three four', 'five six…'], true],
    ['aaaaaaaaaa bbbbbbbbbb cccccccccc d', ['aaaaaaaaaa', 'bbbbbbbbbb', 'ccccccccc…'], true],
    ['abcdefghijklmno', ['abcdefghij', 'klmno'], false],
    ['🚀'.repeat(12), ['🚀'.repeat(10), '🚀🚀'], false],
  ])('sets %j in %j', (text, lines, isCut) => {
    expect(fit(text)).toEqual({ lines, isCut });
  });

  it('stays quick with a text of many letters and no space', () => {
    const { lines, isCut } = fit('x'.repeat(50_000));
    expect(lines).toEqual(['xxxxxxxxxx', 'xxxxxxxxxx', 'xxxxxxxxx…']);
    expect(isCut).toBe(true);
  });
});
