import { describe, expect, it } from 'vitest';
import { readableTitle, textBlocks } from './shown-words.ts';

const text = (...lines: string[]) => ({ isList: false, lines });
const list = (...lines: string[]) => ({ isList: true, lines });

describe('the blocks of a text', () => {
  it.each([
    ['', []],
    ['One\nTwo\n\nThree', [text('One', 'Two', '', 'Three')]],
    ['- one\n• two', [list('one', 'two')]],
    ['Did:\n- one\n\n- two\nAnd more', [text('Did:'), list('one', 'two'), text('And more')]],
    ['2018 - 2020', [text('2018 - 2020')]],
    ['-5 degrees', [text('-5 degrees')]],
  ])('%j are %j', (written, blocks) => {
    expect(textBlocks(written)).toEqual(blocks);
  });
});

describe('readableTitle', () => {
  it.each([
    ['Field day in Kumbo', 'Field day in Kumbo'],
    ['me on the mountain.webp', 'me on the mountain'],
    ['market-day_2026.JPG', 'market day 2026'],
    ['CV Ngozi-Fonyuy.pdf', 'CV Ngozi-Fonyuy'],
    ['A well-known title', 'A well-known title'],
    ['Version 2.0', 'Version 2.0'],
    ['.png', '.png'],
    ['---.png', '---.png'],
  ])('reads %j as %j', (title, shown) => {
    expect(readableTitle({ title })).toBe(shown);
  });
});
