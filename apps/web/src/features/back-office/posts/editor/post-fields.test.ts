import { expect, it } from 'vitest';
import { differences, merged } from '#lib/editing/merge.ts';
import { type PostValues, postFields } from './post-fields.ts';
import { valuesOf } from './use-post-editor.ts';

const post = (changes: Partial<PostValues> = {}, texts = ['One', 'Two']): PostValues => ({
  ...valuesOf(undefined),
  title: 'Title',
  description: 'Description',
  sections: texts.map((text) => ({ text })),
  ...changes,
});
const base = post();
const at = '2030-01-01T10:00';

it.each([
  [post(), post(), {}],
  [post({ title: 'Yours' }), post(), { title: 'yours' }],
  [post(), post({ icon: '🚀' }), { icon: 'theirs' }],
  [post({ title: 'Yours' }), post({ title: 'Theirs' }), { title: 'both' }],
  [post({ title: 'Same' }), post({ title: 'Same' }), {}],
  [
    post({}, ['Yours', 'Two']),
    post({}, ['One', 'Theirs']),
    { 'sections.0.text': 'yours', 'sections.1.text': 'theirs' },
  ],
  [post({}, ['One', 'Two', 'Three']), post({}, ['Theirs', 'Two']), { sections: 'both' }],
  // a time counts only where something waits for it
  [post({ publishing: { status: 'draft', at } }), post(), {}],
  [post({ publishing: { status: 'scheduled', at } }), post(), { publishing: 'yours' }],
])('tells who has changed what of a post (%#)', (yours, theirs, expected) => {
  const found = differences(postFields, { base, yours, theirs });
  expect(Object.fromEntries(found.map(({ id, by }) => [id, by]))).toEqual(expected);
});

it('takes what only one has changed, and of the rest what was chosen', () => {
  const yours = post({ title: 'Yours', color: 'blue' }, ['Yours', 'Two']);
  const theirs = post({ title: 'Theirs', description: 'Theirs' }, ['One', 'Theirs']);
  expect(merged(postFields, { base, yours, theirs }, { title: 'yours' })).toEqual(
    post({ title: 'Yours', description: 'Theirs', color: 'blue' }, ['Yours', 'Theirs']),
  );
});
