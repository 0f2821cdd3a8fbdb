import { expect, it } from 'vitest';
import { decided, differences } from './compare-records.ts';
import { entryRecord } from './edited-record.ts';

const base = {
  id: 'd',
  version: 1,
  name: 'Design',
  description: 'Draws.',
  icon: 'palette',
  count: 2,
};
const mine = entryRecord('departments', base);
const typed = { ...mine, values: { ...mine.values, name: 'Design Team', count: '3' } };
const theirs = {
  whole: { ...base, version: 2, name: 'Designers', description: 'Draws well.' },
  version: 2,
};

it('names what differs, and who changed it', () => {
  expect(differences(typed, theirs).map(({ spec, only }) => [spec.path, only])).toEqual([
    ['name', undefined],
    ['description', 'theirs'],
    ['count', 'yours'],
  ]);
});

it('keeps what only one side changed, and of the rest what was chosen', () => {
  const { values, version } = decided(typed, theirs, { name: 'theirs' });
  expect(values).toMatchObject({ name: 'Designers', description: 'Draws well.', count: '3' });
  expect(version).toBe(2);
});

it('has nothing to ask where both did the same', () => {
  const same = { ...mine, values: { ...mine.values, name: 'X' } };
  expect(differences(same, { whole: { ...base, name: 'X' }, version: 2 })).toEqual([]);
});
