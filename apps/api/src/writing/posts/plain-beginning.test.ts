import { describe, expect, it } from 'vitest';
import { plainBeginning } from './plain-beginning.ts';

describe('plainBeginning', () => {
  it('says what is written without the marks', () => {
    const text =
      '## What we saw\n\nThe **ledger** lay *beside* the [telephone](/contact).\n\n' +
      '- one\n  - two\n\n> said `so`\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n---\n\n![a hill](/media/x/1x1.webp)';
    expect(plainBeginning(text, 200)).toBe(
      'What we saw The ledger lay beside the telephone. one two said so a b 1 2 a hill',
    );
  });

  it('ends where there is no more room', () => {
    expect(plainBeginning('One\ntwo   three', 7)).toBe('One two');
    expect(plainBeginning('word '.repeat(100_000), 50)).toHaveLength(50);
  });

  it('is nothing where nothing is written', () => {
    expect(plainBeginning('', 50)).toBe('');
  });
});
