import { expect, it } from 'vitest';
import { picturesOf, withoutPictures } from './without-pictures.ts';

const isGone = (src: string) => src.startsWith('/media/gone/');

it.each([
  ['on a line of its own', 'One\n\n![A \\[roof\\]](/media/gone/8x8.webp)\n\nTwo', 'One\n\n\n\nTwo'],
  ['with a caption', '![](/media/gone/8x8.webp "Buea")', ''],
  ['within words', 'so ![](/media/gone/8x8.webp) it is', 'so  it is'],
  ['in a list', '- ![](/media/gone/8x8.webp) one\n- two', '-  one\n- two'],
  ['in a table', '| a |\n| - |\n| ![](/media/gone/1.webp) |', '| a |\n| - |\n|  |'],
  ['that is a link', 'a [![](/media/gone/8x8.webp)](/blog) b', 'a  b'],
  ['in a link with words', '[![](/media/gone/8x8.webp) all](/blog)', '[ all](/blog)'],
])('leaves out a picture %s', (_, text, left) => {
  expect(withoutPictures(text, isGone)).toBe(left);
});

it('leaves everything else as it was written', () => {
  const text = '![](/media/here/8x8.webp)\n\n`![](/media/gone/8x8.webp)`  \n*so*';
  expect(withoutPictures(text, isGone)).toBe(text);
});

it('finds the pictures of a text, wherever they stand', () => {
  const text =
    '![](/media/a/1.webp "A")\n\n> - [![](/media/b/1.webp)](/media/c/)\n\n`![](/media/d/1.webp)`';
  expect(picturesOf(text)).toEqual(['/media/a/1.webp', '/media/b/1.webp']);
});
