import { expect, it } from 'vitest';
import { isFiltered, queryOf, readFilter } from './application-filter.ts';

it.each([
  ['', {}],
  ['q=+maps+', { q: 'maps' }],
  ['q=+++', {}],
  ['kind=training&status=new', { kind: 'training', status: 'new' }],
  ['kind=job&status=lost', {}],
  [`q=${'x'.repeat(300)}`, { q: 'x'.repeat(200) }],
])('the address %j asks the server for %j', (address, query) => {
  const filter = readFilter(new URLSearchParams(address));
  expect(queryOf(filter)).toEqual(query);
  expect(isFiltered(filter)).toBe(Object.keys(query).length > 0);
});
