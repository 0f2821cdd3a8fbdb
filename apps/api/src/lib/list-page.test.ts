import { describe, expect, it } from 'vitest';
import { readCursor, toCursor } from './list-page.ts';

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
