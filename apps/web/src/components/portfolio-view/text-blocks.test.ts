import { describe, expect, it } from 'vitest';
import { textBlocks } from './text-blocks.ts';

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
