import { describe, expect, it } from 'vitest';
import { readCursor, readPage, toCursor } from './list-page.ts';

const place = { createdAt: new Date('2026-03-04T09:30:00.123Z'), id: '019dd1f2-6c1e_a' };

describe('a cursor', () => {
  it('brings back the place it was made from, in letters that an address can carry', () => {
    expect(readCursor(toCursor(place))).toEqual(place);
    expect(toCursor(place)).toMatch(/^[\w-]+$/);
  });

  it.each([
    'nonsense',
    '',
    Buffer.from('12.').toString('base64url'),
    Buffer.from("12.' OR 1=1").toString('base64url'),
    Buffer.from('-12.abc').toString('base64url'),
    Buffer.from(`${'9'.repeat(16)}.abc`).toString('base64url'),
  ])('that nobody made is none: %j', (cursor) => {
    expect(readCursor(cursor)).toBeUndefined();
  });
});

describe('a page of a list', () => {
  const rows = ['c', 'b', 'a'].map((id) => ({ id, createdAt: place.createdAt }));
  const read = (stored: typeof rows) => async (page: { limit: number }) =>
    stored.slice(0, page.limit);

  it.each([
    ['that is full, with more to follow', 2, ['c', 'b'], true],
    ['that is full, with nothing to follow', 3, ['c', 'b', 'a'], false],
    ['that is not full', 4, ['c', 'b', 'a'], false],
  ])('%s', async (_what, size, ids, goesOn) => {
    const page = await readPage({}, read(rows), ({ id }) => id, size);
    expect(page.items).toEqual(ids);
    expect(page.next).toBe(goesOn ? toCursor(rows[size - 1] ?? place) : null);
  });

  it('begins after the place that its cursor names', async () => {
    const asked: unknown[] = [];
    const note = async ({ after }: { after?: unknown }) => {
      asked.push(after);
      return [];
    };
    await readPage({ cursor: toCursor(place) }, note, String);
    expect(asked).toEqual([place]);
  });

  it.each(['cursor', 'after'])('refuses a %s that nobody made', async (name) => {
    await expect(readPage({ [name]: 'made-up' }, read(rows), String)).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});
