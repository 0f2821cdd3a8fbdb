import { describe, expect, it } from 'vitest';
import { plainTable } from './tables.ts';

describe('a table', () => {
  it('is aligned for the terminal', () => {
    const table = { head: ['name', 'ms'], rows: [['a', '10']] };
    expect(plainTable(table)).toBe('name  ms\n----  --\na     10');
  });
});
