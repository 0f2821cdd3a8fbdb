import type { Portfolio } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { type Choices, merge as mergeFields } from '#lib/editing/merge.ts';
import { portfolio } from '../testing/sample-portfolio.ts';
import { changeableParts, isClash } from './portfolio-fields.ts';

type Changed = Partial<Portfolio>;
const job = (id: string, fields: Partial<Portfolio['experiences'][number]> = {}) => ({
  id,
  title: `Job ${id}`,
  company: 'Etinde Works',
  period: '',
  description: '',
  ...fields,
});
const offer = (id: string, name = `Offer ${id}`) => ({ id, name, description: '', price: '' });
const base: Portfolio = {
  ...portfolio,
  skills: ['a', 'b', 'c'],
  experiences: [job('1'), job('2'), job('3')],
  projects: [{ id: 'p', name: 'Ledger', description: 'x', technologies: ['a', 'b'] }],
  services: [offer('s')],
};

function merge(yours: Changed, theirs: Changed, choices: Choices = {}) {
  const sides = { base, yours: { ...base, ...yours }, theirs: { ...base, ...theirs, version: 9 } };
  const { merged, differences } = mergeFields(changeableParts, sides, choices);
  const conflicts = differences.filter(isClash);
  return { portfolio: merged, conflicts, asked: conflicts.map(({ id }) => id) };
}

describe('what only one side changed', () => {
  const p = (technologies: string[], name = 'Ledger') => [
    { id: 'p', name, description: 'x', technologies },
  ];
  it.each<[string, Changed, Changed, Changed]>([
    ['nothing', {}, {}, {}],
    ['your headline', { headline: 'mine' }, {}, { headline: 'mine' }],
    ['their headline', {}, { headline: 'other' }, { headline: 'other' }],
    ['the same on both', { headline: 'x' }, { headline: 'x' }, { headline: 'x' }],
    [
      'different fields',
      { headline: 'mine' },
      { summary: 'other', published: true },
      { headline: 'mine', summary: 'other', published: true },
    ],
    [
      'skills added and removed',
      { skills: ['a', 'c', 'mine'] },
      { skills: ['a', 'b', 'c', 'other'] },
      { skills: ['a', 'c', 'other', 'mine'] },
    ],
    [
      'fields of one item',
      { experiences: [job('1', { title: 'mine' }), job('2'), job('3')] },
      { experiences: [job('1', { company: 'other' }), job('2'), job('3')] },
      { experiences: [job('1', { title: 'mine', company: 'other' }), job('2'), job('3')] },
    ],
    [
      'items added by both',
      { experiences: [...base.experiences, job('4')] },
      { experiences: [job('5'), ...base.experiences] },
      { experiences: [job('5'), ...base.experiences, job('4')] },
    ],
    [
      'an item that the other deleted and you left alone',
      { headline: 'mine' },
      { experiences: [job('1'), job('3')] },
      { headline: 'mine', experiences: [job('1'), job('3')] },
    ],
    [
      'an item that you deleted and the other left alone',
      { services: [] },
      { headline: 'other' },
      { headline: 'other', services: [] },
    ],
    [
      'your order with their new item',
      { experiences: [job('3'), job('1'), job('2')] },
      { experiences: [job('1'), job('4'), job('2'), job('3')] },
      { experiences: [job('3'), job('1'), job('4'), job('2')] },
    ],
    [
      'their order with your words',
      { experiences: [job('1', { title: 'mine' }), job('2'), job('3')] },
      { experiences: [job('2'), job('1'), job('3')] },
      { experiences: [job('2'), job('1', { title: 'mine' }), job('3')] },
    ],
    [
      'technologies',
      { projects: p(['a', 'b', 'm']) },
      { projects: p(['b'], 'New') },
      {
        projects: p(['b', 'm'], 'New'),
      },
    ],
    [
      'the order of the page',
      { sections: ['projects', ...base.sections.filter((name) => name !== 'projects')] },
      { headline: 'other' },
      {
        headline: 'other',
        sections: ['projects', ...base.sections.filter((name) => name !== 'projects')],
      },
    ],
  ])('is put together: %s', (_, yours, theirs, expected) => {
    const merged = merge(yours, theirs);
    expect(merged.asked).toEqual([]);
    expect(merged.portfolio).toEqual({ ...base, ...expected, version: 9 });
  });

  it('treats an item with the same words as stored already', () => {
    const { portfolio: merged, asked } = merge(
      { services: [offer('s'), offer('local', 'Review')] },
      { services: [offer('s'), offer('stored', 'Review')] },
    );
    expect(asked).toEqual([]);
    expect(merged.services).toEqual([offer('s'), offer('stored', 'Review')]);
  });
});

describe('what both sides changed', () => {
  it.each<[string, Changed, Changed, keyof Portfolio, string]>([
    ['a field', { headline: 'mine' }, { headline: 'other' }, 'headline', 'headline'],
    ['the address', { customUrl: 'mine' }, { customUrl: 'other' }, 'customUrl', 'customUrl'],
    [
      'a field of an item',
      { experiences: [job('1', { title: 'mine' }), job('2'), job('3')] },
      { experiences: [job('1', { title: 'other' }), job('2'), job('3')] },
      'experiences',
      'experiences.1.title',
    ],
    [
      'an item that the other deleted',
      { experiences: [job('1', { title: 'mine' }), job('2'), job('3')] },
      { experiences: [job('2'), job('3')] },
      'experiences',
      'experiences.1',
    ],
    [
      'an item that you deleted',
      { services: [] },
      { services: [offer('s', 'other')] },
      'services',
      'services.s',
    ],
    [
      'an order',
      { experiences: [job('2'), job('1'), job('3')] },
      { experiences: [job('3'), job('1'), job('2')] },
      'experiences',
      'experiences.order',
    ],
    [
      'the order of words',
      { skills: ['b', 'a', 'c'] },
      { skills: ['c', 'b', 'a'] },
      'skills',
      'skills',
    ],
  ])('is asked about, and the chosen side stays: %s', (_, yours, theirs, part, id) => {
    expect(merge(yours, theirs).asked).toEqual([id]);
    expect(merge(yours, theirs, { [id]: 'yours' }).portfolio[part]).toEqual(
      { ...base, ...yours }[part],
    );
    expect(merge(yours, theirs, { [id]: 'theirs' }).portfolio[part]).toEqual(
      { ...base, ...theirs }[part],
    );
  });

  it('leaves the rest to be put together', () => {
    const merged = merge(
      { headline: 'mine', skills: [...base.skills, 'mine'] },
      { headline: 'other', summary: 'other' },
      { headline: 'theirs' },
    );
    expect(merged.asked).toEqual(['headline']);
    expect(merged.portfolio).toMatchObject({
      headline: 'other',
      summary: 'other',
      skills: ['a', 'b', 'c', 'mine'],
    });
  });
});
