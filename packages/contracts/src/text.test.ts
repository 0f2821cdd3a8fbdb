import { describe, expect, it } from 'vitest';
import { isStorable, line, lines, onOneLine, requiredLine, requiredText, text } from './text.ts';

describe('text', () => {
  it('holds fifty thousand characters and says so when there are more', () => {
    expect(text().parse('a'.repeat(50_000))).toHaveLength(50_000);
    const { error } = text().safeParse('a'.repeat(50_001));
    expect(error?.issues[0]?.message).toBe('tooLong');
  });

  it('is kept as it was typed', () => {
    expect(text().parse('  two\n lines ')).toBe('  two\n lines ');
  });
});

describe('a line', () => {
  it('is trimmed, and empty when absent', () => {
    expect(line().parse('  a ')).toBe('a');
    expect(line().parse(undefined)).toBe('');
  });

  it.each([
    ['from a page', 'Senior\nengineer', 'Senior engineer'],
    ['from Windows', 'Senior\r\nengineer', 'Senior engineer'],
    ['from a PDF', 'Senior \n\n  engineer\n', 'Senior engineer'],
    ['with separators', 'a\u2028b\u2029c\u0085d\ve\ff', 'a b c d e f'],
    ['with blanks of its own', 'a  b\tc', 'a  b\tc'],
  ])('pasted %s stays on one line', (_from, pasted, kept) => {
    expect(line().parse(pasted)).toBe(kept);
    expect(requiredLine('nameRequired').parse(pasted)).toBe(kept);
    expect(lines().parse([pasted])).toEqual([kept]);
  });

  it('is measured as it is kept', () => {
    expect(line().parse(`\n${'a'.repeat(200)}\n`)).toHaveLength(200);
    const { error } = line().safeParse('a'.repeat(201));
    expect(error?.issues[0]?.message).toBe('tooLong');
  });

  it('of a hostile length is on one line at once', () => {
    expect(onOneLine(`a${' \n'.repeat(500_000)}${' '.repeat(500_000)}b`)).toBe('a b');
  });

  it('that is required must hold more than blanks', () => {
    for (const value of ['', '   ', ' \n ', undefined]) {
      const { error } = requiredLine('nameRequired').safeParse(value);
      expect(error?.issues[0]?.message).toBe('nameRequired');
    }
  });

  it('that is required is not said to be missing where it is too long', () => {
    const { error } = requiredLine('nameRequired').safeParse('a'.repeat(201));
    expect(error?.issues[0]?.message).toBe('tooLong');
  });
});

describe('required text', () => {
  it('must hold more than blanks, and keeps the blanks around it', () => {
    expect(requiredText('nameRequired').safeParse(' \n ').error?.issues[0]?.message).toBe(
      'nameRequired',
    );
    expect(requiredText('nameRequired').parse(' a ')).toBe(' a ');
  });
});

describe('a list of lines', () => {
  it('drops blank entries', () => {
    expect(lines().parse([' SQL ', '', '  ', 'React'])).toEqual(['SQL', 'React']);
  });

  it('has an end', () => {
    const { error } = lines().safeParse(Array(201).fill('a'));
    expect(error?.issues[0]?.message).toBe('tooMany');
  });
});

describe('isStorable', () => {
  it.each([
    ['plain', true],
    ['emoji 🌋 and نص', true],
    ['a\u0000b', false],
    ['half \ud83d', false],
  ])('%j: %s', (value, storable) => {
    expect(isStorable(value)).toBe(storable);
  });
});
