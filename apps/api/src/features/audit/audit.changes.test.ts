import { describe, expect, it } from 'vitest';
import { changesOf } from './audit.service.ts';

describe('changesOf', () => {
  it.each([
    [
      'names what differs and nothing else',
      { name: 'Ada', role: 'user' },
      { name: 'Ada', role: 'admin' },
      { before: { role: 'user' }, after: { role: 'admin' } },
    ],
    [
      'leaves out how often it was changed',
      { name: 'Ada', version: 1 },
      { name: 'Eve', version: 2 },
      { before: { name: 'Ada' }, after: { name: 'Eve' } },
    ],
    ['has no before for what was made', undefined, { name: 'Ada' }, { after: { name: 'Ada' } }],
    ['has no after for what is gone', { name: 'Ada' }, undefined, { before: { name: 'Ada' } }],
    [
      'compares lists by what is in them',
      { list: ['a'], other: ['b'] },
      { list: ['a'], other: ['c'] },
      { before: { other: ['b'] }, after: { other: ['c'] } },
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(changesOf(before, after)).toEqual({ before: undefined, after: undefined, ...expected });
  });

  it('keeps the beginning of long texts, inside of lists too', () => {
    const long = 'x'.repeat(2_000);
    const { after } = changesOf(undefined, { text: long, sections: [long] });
    expect(String(after?.text)).toHaveLength(501);
    expect(JSON.stringify(after).length).toBeLessThan(1_100);
  });
});
