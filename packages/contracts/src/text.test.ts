import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';
import { isStorable, line, lines, requiredLine, requiredText, text } from './text.ts';

describe('text', () => {
  it('holds fifty thousand characters and says so when there are more', () => {
    expect(text().parse('a'.repeat(50_000))).toHaveLength(50_000);
    const { error } = text().safeParse('a'.repeat(50_001));
    expect(error?.issues[0]?.message).toBe('Must be at most 50,000 characters');
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

  it('that is required must hold more than blanks', () => {
    for (const value of ['', '   ', undefined]) {
      const { error } = requiredLine('Say something').safeParse(value);
      expect(error?.issues[0]?.message).toBe('Say something');
    }
  });
});

describe('required text', () => {
  it('must hold more than blanks, and keeps the blanks around it', () => {
    expect(requiredText('Needed').safeParse(' \n ').error?.issues[0]?.message).toBe('Needed');
    expect(requiredText('Needed').parse(' a ')).toBe(' a ');
  });
});

describe('a list of lines', () => {
  it('loses its blank entries', () => {
    expect(lines().parse([' SQL ', '', '  ', 'React'])).toEqual(['SQL', 'React']);
  });

  it('has an end', () => {
    const { error } = lines().safeParse(Array(201).fill('a'));
    expect(error?.issues[0]?.message).toBe(messages.listTooLong);
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
