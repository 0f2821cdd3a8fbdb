import { expect, it } from 'vitest';
import { isFiltered, queryOf, readFilter } from './message-filter.ts';

it.each([
  ['', { folder: 'inbox' }],
  ['folder=archived', { folder: 'archived' }],
  ['folder=bin&type=spam&status=archived', { folder: 'inbox' }],
  ['q=+maps+&type=support', { folder: 'inbox', q: 'maps', type: 'support' }],
  ['status=unread', { folder: 'inbox', status: 'unread' }],
  [`q=${'x'.repeat(300)}`, { folder: 'inbox', q: 'x'.repeat(200) }],
])('the address %j asks the server for %j', (address, query) => {
  const filter = readFilter(new URLSearchParams(address));
  expect(queryOf(filter)).toEqual(query);
  expect(isFiltered(filter)).toBe(Object.keys(query).length > 1);
});
