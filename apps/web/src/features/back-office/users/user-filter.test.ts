import { expect, it } from 'vitest';
import { isFiltered, queryOf, readFilter } from './user-filter.ts';

it.each([
  ['', {}],
  ['q=+ada+', { q: 'ada' }],
  ['role=editor&status=pending', { role: 'editor', status: 'pending' }],
  ['role=owner&status=frozen', {}],
  [`q=${'x'.repeat(300)}`, { q: 'x'.repeat(200) }],
])('the address %j asks the server for %j', (address, query) => {
  const filter = readFilter(new URLSearchParams(address));
  expect(queryOf(filter)).toEqual(query);
  expect(isFiltered(filter)).toBe(Object.keys(query).length > 0);
});
