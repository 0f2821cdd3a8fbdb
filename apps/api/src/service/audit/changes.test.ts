import { describe, expect, it } from 'vitest';
import { changesOf } from './changes.ts';

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

  const long = (letter: string, length = 2_000) => letter.repeat(length);

  it('keeps the beginning of long texts of what is gone, inside of lists too', () => {
    const { before } = changesOf({ text: long('x'), sections: [long('x')] }, undefined);
    expect(String(before?.text)).toHaveLength(501);
    expect(JSON.stringify(before).length).toBeLessThan(1_100);
  });

  it('leaves out long texts of what was made: it holds them itself', () => {
    const made = { title: 'New', text: long('x'), sections: [long('x', 300), long('y', 300)] };
    expect(changesOf(undefined, made).after).toEqual({ title: 'New' });
  });

  it('shows of long texts the place that was changed', () => {
    const [was, is] = ['harbour', 'lantern'].map((word) => ({
      text: `${long('a')}${word}${long('b')}`,
    }));
    const { before, after } = changesOf(was, is);
    expect(before?.text).toMatch(/^…a+harbourb+…$/);
    expect(after?.text).toMatch(/^…a+lanternb+…$/);
    expect(String(after?.text)).toHaveLength(502);
  });

  it.each([
    ['changed', ['a', 'b', 'c'], ['a', 'x', 'c'], ['…', 'b', '…'], ['…', 'x', '…']],
    ['added', ['a', 'b'], ['a', 'x', 'b'], ['…', '…'], ['…', 'x', '…']],
    ['removed at the end', ['a', 'b'], ['a'], ['…', 'b'], ['…']],
    ['repeated', ['a', 'a'], ['a', 'a', 'a'], ['…'], ['…', 'a']],
  ])('keeps of long lists the items that were %s', (_what, was, is, before, after) => {
    // each letter stands for a section of some length
    const sections = (letters: string[]) => ({ sections: letters.map((one) => long(one, 400)) });
    const kept = (letters: string[]) => ({
      sections: letters.map((one) => (one === '…' ? one : long(one, 400))),
    });
    expect(changesOf(sections(was), sections(is))).toEqual({
      before: kept(before),
      after: kept(after),
    });
  });

  it('parts no letter in two, which not every database stores', () => {
    const { before } = changesOf({ text: `x${'🌋'.repeat(600)}` }, undefined);
    expect(String(before?.text).isWellFormed()).toBe(true);
  });
});
