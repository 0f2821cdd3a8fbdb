import { describe, expect, it } from 'vitest';
import { blankPost, newSection, type PostValues } from '../editor/post-values.ts';
import { differencesOf, merged, plainChoices } from './differences.ts';

const values = (changes: Partial<PostValues> = {}, texts = ['One', 'Two']): PostValues => ({
  ...blankPost(),
  title: 'Title',
  description: 'Description',
  sections: texts.map(newSection),
  ...changes,
});
const base = values();

describe('differencesOf', () => {
  it.each([
    [values(), values(), {}],
    [values({ title: 'Mine' }), values(), { title: 'mine' }],
    [values(), values({ icon: '🚀' }), { icon: 'theirs' }],
    [values({ title: 'Mine' }), values({ title: 'Theirs' }), { title: 'both' }],
    [values({ title: 'Same' }), values({ title: 'Same' }), {}],
    [
      values({}, ['Mine', 'Two']),
      values({}, ['One', 'Theirs']),
      { 'sections 0': 'mine', 'sections 1': 'theirs' },
    ],
    [values({}, ['One', 'Two', 'Three']), values({}, ['Theirs', 'Two']), { sections: 'both' }],
    [values({ publishAt: '2030-01-01T10:00' }), values(), {}],
    [values({ status: 'scheduled', publishAt: '2030-01-01T10:00' }), values(), { status: 'mine' }],
  ])('tells who has changed what (%#)', (mine, theirs, expected) => {
    const found = differencesOf({ base, mine, theirs });
    expect(Object.fromEntries(found.map(({ id, by }) => [id, by]))).toEqual(expected);
  });
});

describe('merged', () => {
  const mine = values({ title: 'Mine', color: 'blue' }, ['Mine', 'Two']);
  const theirs = values({ title: 'Theirs', description: 'Theirs' }, ['One', 'Theirs']);
  const diverged = { base, mine, theirs };
  const differences = differencesOf(diverged);

  it('takes what only one has changed, and asks for the rest', () => {
    const choices = plainChoices(differences);
    expect(choices).toEqual({
      description: 'theirs',
      color: 'mine',
      'sections 0': 'mine',
      'sections 1': 'theirs',
    });
    const post = merged(diverged, differences, { ...choices, title: 'mine' });
    expect(post).toMatchObject({ title: 'Mine', description: 'Theirs', color: 'blue' });
    expect(post.sections.map(({ text }) => text)).toEqual(['Mine', 'Theirs']);
  });

  it('can be all of either', () => {
    const all = (side: 'mine' | 'theirs') =>
      merged(diverged, differences, Object.fromEntries(differences.map(({ id }) => [id, side])));
    expect(all('theirs')).toEqual(theirs);
    expect(all('mine')).toMatchObject({ title: 'Mine', description: 'Description', color: 'blue' });
  });
});
