import { describe, expect, it } from 'vitest';
import { originalParts } from './original-parts.ts';

const words = {
  title: 'Tides',
  description: '',
  cover_alt: '',
  seo_title: '',
  seo_description: '',
};
const post = (...sections: string[]) => ({ ...words, tags: ['sea', 'moon'], sections });
const shown = (...of: Parameters<typeof originalParts>) =>
  Object.fromEntries(
    [...originalParts(...of)].map(([path, parts]) => [
      path,
      parts.map(({ source, was }) => [source, was]),
    ]),
  );

describe('the original beside its translation', () => {
  it('is there for each field that says something, and each paragraph', () => {
    expect(shown(post('# Low\n\nHigh', 'End'), post('# Low\n\nHigh', 'End'))).toEqual({
      title: [['Tides', undefined]],
      ...{ description: [], cover_alt: [], seo_title: [], seo_description: [] },
      tags: [['sea, moon', undefined]],
      'sections.0': [
        ['# Low', undefined],
        ['High', undefined],
      ],
      'sections.1': [['End', undefined]],
    });
  });

  it('says of a paragraph what it said before, and which are new or deleted', () => {
    const now = post('The tide is low at noon\n\nNew\n\nLast');
    const was = post('The tide is low at night\n\nLast\n\nGone for good');
    expect(shown(now, was)['sections.0']).toEqual([
      ['The tide is low at noon', 'The tide is low at night'],
      ['New', ''],
      ['Last', undefined],
      ['', 'Gone for good'],
    ]);
  });

  it('follows a section that was moved', () => {
    const parts = shown(post('Second one', 'First one'), post('First one', 'Second one'));
    expect(parts['sections.0']).toEqual([['Second one', undefined]]);
    expect(parts['sections.1']).toEqual([['First one', undefined]]);
  });

  it('says where a line is another', () => {
    const parts = shown({ ...post('One'), title: 'High tides', tags: [] }, post('One'));
    expect([parts.title, parts.tags]).toEqual([[['High tides', 'Tides']], [['', 'sea, moon']]]);
  });
});
