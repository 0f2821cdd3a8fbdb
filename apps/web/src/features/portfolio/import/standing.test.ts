import { blankPortfolio, LIST_MAX_ITEMS, type Portfolio } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { isPlain, pageWith, tooMany } from './review.ts';
import type { ReviewEntry } from './review-parts.ts';
import { standingOf } from './standing.ts';

const stored = { id: 'a', title: 'Accountant', company: 'Camtel', period: '2016 – 2021' };
const page = (experience: object): Portfolio =>
  ({
    ...blankPortfolio(),
    experiences: [{ ...stored, description: '', ...experience }],
  }) as unknown as Portfolio;
const fields = { title: 'accountant', company: 'Camtel', period: '', description: 'Closed books.' };
const entry = (own: object): ReviewEntry => ({
  id: 'imported',
  part: 'experiences',
  fields: { ...fields, ...own },
  place: { unit: 'line', of: '', number: 1 },
  taken: false,
});

describe('an entry beside one of the page', () => {
  it.each([
    ['fills in what is missing', {}, {}, 'fills'],
    ['of other dates is a similar one', { period: '2022 – 2024' }, {}, 'similar'],
    ['with other words is a similar one', {}, { description: 'Ran a team.' }, 'similar'],
    ['that says no more is there already', { description: '' }, {}, 'there'],
    ['of another company is new', { company: 'SNH' }, {}, 'new'],
  ])('%s', (_, own, known, standing) => {
    expect(standingOf(entry(own), page(known))).toBe(standing);
  });
});

it('is filled in by default, and neither doubled nor replaced', () => {
  const found = entry({});
  expect(isPlain(found, page({}))).toBe(true);
  const review = { entries: [{ ...found, taken: true }], unread: [] };
  expect(pageWith(page({}), review).experiences).toEqual([
    { ...stored, description: 'Closed books.' },
  ]);
});

it('does not count as one more where the page is full', () => {
  const full = page({});
  const others = Array.from({ length: LIST_MAX_ITEMS - 1 }, (_, at) => ({
    ...{ id: `${at}`, title: `Job ${at}`, company: '', period: '', description: '' },
  }));
  const review = { entries: [{ ...entry({}), taken: true }], unread: [] };
  const experiences = [...full.experiences, ...others] as Portfolio['experiences'];
  expect(tooMany('experiences', review, { ...full, experiences })).toBe(0);
});
