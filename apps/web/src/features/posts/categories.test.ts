import { describe, expect, it } from 'vitest';
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
  const article = (id: string, day: number) => ({
    ...{ id, slug: id, title: id },
    created_at: `2026-03-0${day}T00:00:00.000Z`,
    reading_minutes: 1,
  });

  it('leaves out categories without articles and puts General last', () => {
    const found = [
      { color: 'default-color' as const, articles: [article('general', 1)] },
      { color: 'blue' as const, articles: [article('blue', 2)] },
    ];
    const groups = groupByCategory(content, found);
    expect(groups.map(({ name }) => name)).toEqual(['Building', 'Everything']);
  });

  it('shows the three latest of General and of the colors that are not described', () => {
    const found = [
      { color: 'default-color' as const, articles: [article('5th', 5), article('2nd', 2)] },
      { color: 'orange' as const, articles: [article('4th', 4), article('3rd', 3)] },
    ];
    const [general] = groupByCategory(content, found);
    expect(general?.articles.map(({ id }) => id)).toEqual(['5th', '4th', '3rd']);
  });
});
