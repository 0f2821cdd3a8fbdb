import { describe, expect, it } from 'vitest';
import { ListParts, WHOLE } from './list-parts.ts';

const part = (ids: string, next: string | null) => ({
  items: ids.split('').map((id) => ({ id })),
  next,
});
const known = [part('ab', 'b'), part('cd', 'd'), part('ef', 'f'), part('gh', 'h')];

/** Asks for a whole list again as the query does: part by part, as many as were there. */
function refetch(stored: string, view: { first: number; last: number }) {
  const parts = new ListParts();
  const asked: string[] = [];
  const ask = (after: string) => {
    asked.push(after);
    const start = after === '' ? 0 : stored.indexOf(after) + 1;
    const ids = stored.slice(start, start + 2);
    return parts.asked(part(ids, start + 2 < stored.length ? (ids.at(-1) ?? null) : null));
  };
  const pages = [ask('')];
  while (pages.length < known.length) {
    const after = pages.at(-1)?.next;
    if (!after) break;
    pages.push((after === 'h' ? undefined : parts.keep(known, view)) ?? ask(after));
  }
  const rows = pages.flatMap(({ items }) => items);
  const old = rows.filter((row) => parts.hasOld([row])).map(({ id }) => id);
  return { asked, shown: rows.map(({ id }) => id).join(''), old: old.join('') };
}

describe('a long list that is asked for again', () => {
  it.each([
    ['at its start', 'abcdefghij', { first: 0, last: 1 }, [''], 'abcdefgh', 'cdefgh'],
    ['further down', 'abcdefghij', { first: 4, last: 5 }, ['', 'd'], 'abcdefgh', 'cdgh'],
    ['whole', 'abcdefghij', WHOLE, ['', 'b', 'd', 'f'], 'abcdefgh', ''],
    [
      'with a new row at its top',
      'zabcdefghij',
      { first: 0, last: 1 },
      ['', 'a'],
      'zabcdefgh',
      'defgh',
    ],
    [
      'with a row gone from its top',
      'bcdefghij',
      { first: 0, last: 1 },
      ['', 'h'],
      'bcdefghij',
      'defgh',
    ],
    ['with nothing left as it was', 'uvwxyz', { first: 0, last: 1 }, ['', 'v', 'x'], 'uvwxyz', ''],
  ])('%s has every row once', (_, stored, view, asked, shown, old) => {
    expect(refetch(stored, view)).toEqual({ asked, shown, old });
  });
});
