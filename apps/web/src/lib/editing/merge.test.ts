import { describe, expect, it } from 'vitest';
import type { Field } from './field.ts';
import { type Choices, differenceLabel, differences, merged, plainChoices } from './merge.ts';

const field = (path: string, more: Partial<Field> = {}): Field => ({
  path,
  label: () => path,
  kind: 'line',
  ...more,
});
const name = ({ number }: { number: number }) => `Entry ${number}`;
const fields: Field[] = [
  field('title'),
  field('links.site'),
  field('lines', { kind: 'list' }),
  field('skills', { kind: 'list', merge: 'words' }),
  field('jobs', {
    kind: 'items',
    items: { fields: [field('what'), field('where')], name, identity: 'id' },
  }),
  field('texts', { kind: 'items', items: { fields: [field('text', { kind: 'text' })], name } }),
  field('status', { kind: 'status', same: (a: string, b: string) => a[0] === b[0] }),
];

const job = (id: string, more: object = {}) => ({ id, what: `Job ${id}`, where: 'Limbe', ...more });
const base = {
  title: 'Title',
  links: { site: 'a', other: 'kept' },
  lines: ['x', 'y'],
  skills: ['a', 'b', 'c'],
  jobs: [job('1'), job('2'), job('3')],
  texts: [{ text: 'One' }, { text: 'Two' }],
  status: 'draft',
  version: 1,
};
type Changed = Partial<typeof base>;

const diverged = (yours: Changed, theirs: Changed) => ({
  base,
  yours: { ...base, ...yours },
  theirs: { ...base, version: 9, ...theirs },
});
function merge(yours: Changed, theirs: Changed, choices: Choices = {}) {
  const sides = diverged(yours, theirs);
  const found = differences(fields, sides);
  return {
    asked: found.filter(({ by }) => by === 'both').map(({ id }) => id),
    shown: found.map(({ id, by }) => [id, by]),
    merged: merged(fields, sides, choices),
  };
}

describe('what only one side changed', () => {
  it.each<[string, Changed, Changed, Changed]>([
    ['nothing', {}, {}, {}],
    ['yours', { title: 'mine' }, {}, { title: 'mine' }],
    ['theirs', {}, { title: 'other' }, { title: 'other' }],
    ['the same on both', { title: 'x' }, { title: 'x' }, { title: 'x' }],
    [
      'different fields',
      { title: 'mine' },
      { lines: ['z'], links: { site: 'b', other: 'new' } },
      { title: 'mine', lines: ['z'], links: { site: 'b', other: 'new' } },
    ],
    [
      'words added and removed',
      { skills: ['a', 'c', 'mine'] },
      { skills: ['a', 'b', 'c', 'other'] },
      { skills: ['a', 'c', 'other', 'mine'] },
    ],
    [
      'fields of one entry',
      { jobs: [job('1', { what: 'mine' }), job('2'), job('3')] },
      { jobs: [job('1', { where: 'other' }), job('2'), job('3')] },
      { jobs: [job('1', { what: 'mine', where: 'other' }), job('2'), job('3')] },
    ],
    [
      'entries added by both',
      { jobs: [...base.jobs, job('4')] },
      { jobs: [job('5'), ...base.jobs] },
      { jobs: [job('5'), ...base.jobs, job('4')] },
    ],
    [
      'an entry that the other deleted and you left alone',
      { title: 'mine' },
      { jobs: [job('1'), job('3')] },
      { title: 'mine', jobs: [job('1'), job('3')] },
    ],
    [
      'an entry that you deleted and the other left alone',
      { jobs: [job('1'), job('3')] },
      { title: 'other' },
      { title: 'other', jobs: [job('1'), job('3')] },
    ],
    [
      'your order with their new entry',
      { jobs: [job('3'), job('1'), job('2')] },
      { jobs: [job('1'), job('4'), job('2'), job('3')] },
      { jobs: [job('3'), job('1'), job('4'), job('2')] },
    ],
    [
      'their order with your words',
      { jobs: [job('1', { what: 'mine' }), job('2'), job('3')] },
      { jobs: [job('2'), job('1'), job('3')] },
      { jobs: [job('2'), job('1', { what: 'mine' }), job('3')] },
    ],
    [
      'entries known by their place',
      { texts: [{ text: 'One' }, { text: 'mine' }] },
      { texts: [{ text: 'other' }, { text: 'Two' }] },
      { texts: [{ text: 'other' }, { text: 'mine' }] },
    ],
    ['what the field calls the same', { status: 'done' }, { status: 'dull' }, { status: 'dull' }],
  ])('is put together: %s', (_, yours, theirs, expected) => {
    const result = merge(yours, theirs);
    expect(result.asked).toEqual([]);
    expect(result.merged).toEqual({ ...base, version: 9, ...expected });
  });

  it('keeps what the other added, whichever order is chosen', () => {
    const yours = { jobs: [job('2'), job('1'), job('3')] };
    const theirs = { jobs: [job('3'), job('1'), job('2'), job('4')] };
    for (const side of ['yours', 'theirs'] as const) {
      const { merged } = merge(yours, theirs, { 'jobs.order': side });
      expect(merged.jobs, side).toContainEqual(job('4'));
    }
  });

  it('takes what is there word for word for the same thing, stored already', () => {
    const stored = { ...job('local'), id: 'stored' };
    const result = merge({ jobs: [...base.jobs, job('local')] }, { jobs: [...base.jobs, stored] });
    expect(result.merged.jobs).toEqual([...base.jobs, stored]);
  });

  it('is shown, and chosen already', () => {
    const sides = diverged(
      { title: 'mine', lines: ['p'] },
      { title: 'other', links: { site: 'b', other: '' } },
    );
    const found = differences(fields, sides);
    expect(found.map(({ id, by }) => [id, by])).toEqual([
      ['title', 'both'],
      ['links.site', 'theirs'],
      ['lines', 'yours'],
    ]);
    expect(plainChoices(found)).toEqual({ 'links.site': 'theirs', lines: 'yours' });
  });
});

describe('what both sides changed', () => {
  it.each<[string, Changed, Changed, keyof typeof base, string, string]>([
    ['a field', { title: 'mine' }, { title: 'other' }, 'title', 'title', 'title'],
    ['a list of lines', { lines: ['m'] }, { lines: ['o'] }, 'lines', 'lines', 'lines'],
    [
      'a field of an entry',
      { jobs: [job('1', { where: 'mine' }), job('2'), job('3')] },
      { jobs: [job('1', { where: 'other' }), job('2'), job('3')] },
      'jobs',
      'jobs.1.where',
      'jobs: Job 1, where',
    ],
    [
      'an entry that the other deleted',
      { jobs: [job('1', { where: 'mine' }), job('2'), job('3')] },
      { jobs: [job('2'), job('3')] },
      'jobs',
      'jobs.1',
      'jobs: Job 1',
    ],
    [
      'an entry that you deleted',
      { jobs: [job('1'), job('2')] },
      { jobs: [job('1'), job('2'), job('3', { where: 'other' })] },
      'jobs',
      'jobs.3',
      'jobs: Job 3',
    ],
    [
      'an order',
      { jobs: [job('2'), job('1'), job('3')] },
      { jobs: [job('3'), job('1'), job('2')] },
      'jobs',
      'jobs.order',
      'jobs',
    ],
    [
      'the order of words',
      { skills: ['b', 'a', 'c'] },
      { skills: ['c', 'b', 'a'] },
      'skills',
      'skills',
      'skills',
    ],
    [
      'an entry known by its place',
      { texts: [{ text: 'One' }, { text: 'mine' }] },
      { texts: [{ text: 'One' }, { text: 'other' }] },
      'texts',
      'texts.1.text',
      'Entry 2',
    ],
    [
      'a list without identities, one side with more entries',
      { texts: [{ text: 'One' }] },
      { texts: [{ text: 'One' }, { text: 'other' }] },
      'texts',
      'texts',
      'texts',
    ],
  ])('is asked about, and the chosen side stays: %s', (_, yours, theirs, part, id, label) => {
    expect(merge(yours, theirs).asked).toEqual([id]);
    const [found] = differences(fields, diverged(yours, theirs));
    expect(found && differenceLabel(found)).toBe(label);
    expect(merge(yours, theirs, { [id]: 'yours' }).merged[part]).toEqual(
      { ...base, ...yours }[part],
    );
    expect(merge(yours, theirs, { [id]: 'theirs' }).merged[part]).toEqual(
      { ...base, ...theirs }[part],
    );
  });

  it('stays yours until something is chosen, and leaves the rest to be put together', () => {
    const yours = { title: 'mine', skills: [...base.skills, 'mine'] };
    const theirs = { title: 'other', lines: ['other'] };
    expect(merge(yours, theirs).merged.title).toBe('mine');
    expect(merge(yours, theirs, { title: 'theirs' }).merged).toEqual({
      ...base,
      version: 9,
      title: 'other',
      lines: ['other'],
      skills: ['a', 'b', 'c', 'mine'],
    });
  });
});
