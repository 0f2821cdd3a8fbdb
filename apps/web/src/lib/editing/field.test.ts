import { describe, expect, it } from 'vitest';
import { type Field, formPath, sentValues, shown, valuesOf } from './field.ts';

const label = () => '';
const fields: Field[] = [
  { path: 'title', label, kind: 'line' },
  { path: 'stats.1.value', label, kind: 'line' },
  { path: 'features', label, kind: 'list' },
  { path: 'count', label, kind: 'number' },
  { path: 'months', label, kind: 'optional-number' },
  {
    path: 'parts',
    label,
    kind: 'items',
    items: {
      fields: [
        { path: 'name', label, kind: 'line' },
        { path: 'body', label, kind: 'text' },
      ],
      name: ({ number }) => `Part ${number}`,
    },
  },
];
const whole = {
  title: 'A',
  other: 'stays',
  stats: [{ value: '1' }, { value: '2', title: 'T' }],
  features: ['x', 'y'],
  count: 3,
  months: null,
  parts: [{ name: 'One', body: 'First' }],
};

describe('the values of a record', () => {
  it('are what is stored, with a blank for what is missing', () => {
    expect(valuesOf(fields, { title: 'A', parts: undefined })).toEqual({
      ...{ title: 'A', stats: { '1': { value: '' } } },
      ...{ features: [], count: 0, months: null, parts: [] },
    });
  });

  it('are sent as the contract has them, without entries that say nothing', () => {
    const typed = {
      ...whole,
      count: '12',
      months: ' 6 ',
      parts: [{ name: '', body: ' ' }, ...whole.parts],
    };
    expect(sentValues(fields, typed, whole)).toEqual({ ...whole, count: 12, months: 6 });
    expect(whole.count).toBe(3);
  });

  it.each([
    ['count', 'many', 'many'],
    ['count', '', 0],
    ['months', '', null],
    ['months', 'six', 'six'],
  ])('are sent as typed where they are no number: %s %j', (path, typed, sent) => {
    expect(sentValues(fields, { ...whole, [path]: typed }, whole)).toMatchObject({ [path]: sent });
  });

  it('are read by people, entries by their names', () => {
    const [, , features, , , parts] = fields as [Field, Field, Field, Field, Field, Field];
    expect(shown(features, whole.features)).toBe('x\ny');
    expect(shown(parts, [...whole.parts, { name: '', body: 'Second' }])).toBe(
      'One\nFirst\n\nPart 2\nSecond',
    );
  });
});

describe('an error of what was sent', () => {
  const typed = { ...whole, parts: [{ name: '', body: '' }, ...whole.parts] };
  it.each([
    ['title', 'title'],
    ['features.3', 'features'],
    ['parts.0.body', 'parts.1.body'],
    ['parts.0', 'parts.1.name'],
    ['parts', 'parts.0.name'],
    ['elsewhere', 'elsewhere'],
  ])('at %s belongs to %s', (sent, place) => {
    expect(formPath(fields, typed, sent)).toBe(place);
  });

  it('at an entry of a list that is sent under another name belongs to that entry', () => {
    const renamed = fields.map((field) =>
      field.path === 'parts' ? { ...field, sentAs: ['chapters'] } : field,
    );
    expect(formPath(renamed, typed, 'chapters.0.body')).toBe('parts.1.body');
    expect(formPath(renamed, typed, 'chapters')).toBe('parts.0.name');
  });
});
