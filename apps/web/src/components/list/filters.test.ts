import { expect, it } from 'vitest';
import {
  pillsFilter,
  readFilters,
  searchFilter,
  selectFilter,
  tabFilter,
  textFilter,
} from './filters.ts';

const label = () => 'Label';
const choice = { label, all: label, nameOf: (value: string) => value };
const description = {
  folder: tabFilter(['inbox', 'archived']),
  q: searchFilter(label),
  role: selectFilter({ ...choice, values: ['editor', 'admin'] as const }),
  status: pillsFilter({ ...choice, values: ['new'] as const, param: 'state' }),
  subject_id: textFilter('id'),
};

it.each([
  ['', {}],
  ['q=+maps+', { q: 'maps' }],
  ['q=+++', {}],
  ['role=editor&state=new', { role: 'editor', status: 'new' }],
  ['role=owner&state=lost&status=new', {}],
  ['folder=archived', { folder: 'archived' }],
  ['folder=bin', {}],
  ['id=+7+', { subject_id: '7' }],
  [`q=${'x'.repeat(300)}`, { q: 'x'.repeat(200) }],
  [`id=${'x'.repeat(300)}`, { subject_id: 'x'.repeat(254) }],
])('the address %j asks the server for %j', (address, asked) => {
  const { query, isActive } = readFilters(description, new URLSearchParams(address));
  expect(query).toEqual({ folder: 'inbox', ...asked });
  const { folder: _, ...narrowing } = query;
  expect(isActive).toBe(Object.keys(narrowing).length > 0);
});

it('keeps what was typed as it was typed', () => {
  const { values } = readFilters(description, new URLSearchParams('q=+maps+'));
  expect(values.q).toBe(' maps ');
  expect(values.role).toBeUndefined();
});
