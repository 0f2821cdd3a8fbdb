import { describe, expect, it } from 'vitest';
import { post } from '#testing/blog-post.ts';
import { categoryOf, groupByCategory } from './categories.ts';

const content = {
  categories: [
    { color: 'default-color' as const, name: 'Everything', description: 'The rest.' },
    { color: 'blue' as const, name: 'Building', description: 'Code.' },
    { color: 'green' as const, name: 'Running', description: 'Machines.' },
  ],
};

describe('categoryOf', () => {
  it.each([
    ['blue', 'Building'],
    ['default-color', 'Everything'],
    ['orange', 'Everything'],
    ['mauve', 'Everything'],
    [undefined, 'Everything'],
    [null, 'Everything'],
  ])('%s is %s', (color, name) => {
    expect(categoryOf(content, color).name).toBe(name);
  });

  it('is General where nothing is described', () => {
    expect(categoryOf(undefined, 'blue')).toEqual({
      color: 'default-color',
      name: 'General',
      description: '',
    });
  });
});

describe('groupByCategory', () => {
  it('leaves out categories without posts and puts General last', () => {
    const posts = ['mauve', 'blue', 'orange', 'blue'].map((color, place) =>
      post({ id: String(place), color }),
    );
    expect(
      groupByCategory(content, posts).map(({ name, posts: own }) => [
        name,
        own.map(({ id }) => id),
      ]),
    ).toEqual([
      ['Building', ['1', '3']],
      ['Everything', ['0', '2']],
    ]);
  });
});
