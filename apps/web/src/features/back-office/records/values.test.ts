import { describe, expect, it } from 'vitest';
import type { FieldSpec } from './field-spec.ts';
import { valuesOf, wholeOf } from './values.ts';

const label = () => '';
const specs: FieldSpec[] = [
  { path: 'title', label, kind: 'line' },
  { path: 'stats.1.value', label, kind: 'line' },
  { path: 'features', label, kind: 'list' },
  { path: 'images', label, kind: 'pictures' },
  { path: 'department_id', label, kind: 'reference' },
  { path: 'count', label, kind: 'number' },
  { path: 'months', label, kind: 'optional-number' },
];
const whole = {
  title: 'A',
  other: 'stays',
  stats: [{ value: '1' }, { value: '2', title: 'T' }],
  features: ['x', 'y'],
  images: ['/art/a/1x1.webp'],
  department_id: null,
  count: 3,
  months: null,
};

describe('the texts of a record', () => {
  it('are what its fields show', () => {
    expect(valuesOf(specs, whole)).toEqual({
      title: 'A',
      'stats.1.value': '2',
      features: 'x\ny',
      images: '/art/a/1x1.webp',
      department_id: '',
      count: '3',
      months: '',
    });
  });

  it('become the record again', () => {
    expect(wholeOf(specs, valuesOf(specs, whole), whole)).toEqual(whole);
  });

  it('leave alone what no field shows, and do not touch the original', () => {
    const changed = { ...valuesOf(specs, whole), 'stats.1.value': '5', features: '', months: '12' };
    expect(wholeOf(specs, changed, whole)).toEqual({
      ...whole,
      stats: [{ value: '1' }, { value: '5', title: 'T' }],
      features: [],
      months: 12,
    });
    expect(whole.stats[1]?.value).toBe('2');
  });

  it('start a new record where there is none', () => {
    const link: FieldSpec[] = [{ path: 'social.github', label, kind: 'line' }];
    expect(wholeOf(link, { 'social.github': 'x' }, {})).toEqual({ social: { github: 'x' } });
    expect(valuesOf([{ path: 'count', label, kind: 'number' }], {})).toEqual({ count: '0' });
  });

  it('go to the server as typed where they are no number', () => {
    const count: FieldSpec[] = [{ path: 'count', label, kind: 'number' }];
    expect(wholeOf(count, { count: 'many' }, {})).toEqual({ count: 'many' });
  });
});
