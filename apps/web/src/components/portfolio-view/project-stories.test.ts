import type { MediaItem } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { pictureAt } from '#testing/picture-at.ts';
import { storiesOf } from './project-stories.tsx';

const url = '/media/1/640x480.webp';
const file = (words: Partial<MediaItem>): MediaItem => ({
  ...{ id: 'm1', type: 'image', url, file: '1.png' },
  ...{ title: '', description: '', alt: '', ...words },
});
const project = {
  id: 'p1',
  name: 'Till',
  description: '',
  technologies: [],
  pictures: [pictureAt(url)],
};
const altOf = (words: Partial<MediaItem>) =>
  storiesOf([project], [file(words)])[0]?.pictures[0]?.alt;

describe('the text alternative of a picture in a project', () => {
  it.each([
    [{ alt: 'A till', title: 'Shop.jpg' }, 'A till'],
    [{ title: 'Shop in Limbe.jpg' }, 'Shop in Limbe'],
    [{ title: 'IMG_2034.jpg' }, ''],
  ])('of %j is %j', (words, alt) => {
    expect(altOf(words)).toBe(alt);
  });
});
