import { describe, expect, it } from 'vitest';
import { asParagraph, movedPlace, pictureMarkdown, picturesIn } from './section-text.ts';

const SRC = '/media/1/a.webp';

describe('a picture in a text', () => {
  it.each([
    ['A hill', ''],
    ['A [steep] hill', 'Buea, "the hill"'],
    ['', 'Only a caption \\ with a stroke'],
    ['A \\* star', 'Of \\& course'],
  ])('with the description %j and the caption %j is found as it was written', (alt, caption) => {
    const written = pictureMarkdown({ src: SRC, alt, caption });
    expect(picturesIn(`Before. ${written} After.`)).toEqual([
      { from: 8, to: 8 + written.length, src: SRC, alt, caption },
    ]);
  });

  it('has its description in one line, without letters that nobody sees', () => {
    expect(pictureMarkdown({ src: SRC, alt: 'A\n\u200bhill\u00ad', caption: '' })).toBe(
      `![A hill](${SRC})`,
    );
  });

  it.each([
    ['', 0, 'P\n\n'],
    ['One', 3, 'One\n\nP\n\n'],
    ['One\nTwo', 3, 'One\n\nP\n\nTwo'],
    ['One\n\nTwo', 5, 'One\n\nP\n\nTwo'],
  ])('in %j at %i is a paragraph of its own', (text, at, after) => {
    expect(text.slice(0, at) + asParagraph(text, at, at, 'P') + text.slice(at)).toBe(after);
  });
});

describe('a place in a text', () => {
  it.each([
    ['One two', 'Oh One two', 3, 6],
    ['One two', 'One two three', 3, 3],
    ['One two', ' two', 3, 0],
    ['One two', 'One', 6, 3],
    ['', 'Words', 0, 5],
  ])('when %j becomes %j goes along with its letters', (before, after, place, moved) => {
    expect(movedPlace(before, after, place)).toBe(moved);
  });
});
