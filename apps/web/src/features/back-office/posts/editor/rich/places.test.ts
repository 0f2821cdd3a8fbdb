import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { END_OF_TEXT } from '../section-text.ts';
import { markdownOf, type OpenedText, openText } from './normal-form.ts';
import { insertPicture, letterOfPlace, movedPlace, placeOfLetter } from './places.ts';
import { schema } from './schema.ts';

/** Several pictures that were dropped on one place, each as it arrives. */
function withPictures(text: string, words: string, count: number) {
  const held = openText(text);
  if (typeof held === 'string') throw new Error(held);
  let state = EditorState.create({ doc: held.doc, schema });
  let place = words === '' ? END_OF_TEXT : 0;
  state.doc.descendants((node, at) => {
    const start = node.text?.indexOf(words) ?? -1;
    if (words !== '' && start >= 0) place = at + start + words.length;
  });
  for (let number = 1; number <= count; number += 1) {
    const picture = { src: `/media/${number}/8x8.webp`, alt: '', caption: '' };
    const tr = insertPicture(state, place, picture);
    state = state.apply(tr);
    place = movedPlace(tr, place);
  }
  return { shown: `${state.doc}`, written: markdownOf(state.doc) };
}

const pictures = (...numbers: number[]) =>
  numbers.map((number) => `![](/media/${number}/8x8.webp)`).join('\n\n');

describe('pictures that are dropped together', () => {
  it.each([
    ['behind the last words', 'One\n\nTwo', 'Two', `One\n\nTwo\n\n${pictures(1, 2, 3)}`],
    ['behind words', 'One\n\nTwo', 'One', `One\n\n${pictures(1, 2, 3)}\n\nTwo`],
    ['within words', 'One two', 'One', `One\n\n${pictures(1, 2, 3)}\n\ntwo`],
    ['at the end', 'One', '', `One\n\n${pictures(1, 2, 3)}`],
    ['in nothing', '', '', pictures(1, 2, 3)],
    ['before a heading', '## One', '', `## One\n\n${pictures(1, 2, 3)}`],
  ])('stand in their order %s, with no empty lines between them', (_where, text, words, after) => {
    const { shown, written } = withPictures(text, words, 3);
    expect(written).toBe(after);
    expect(shown).not.toMatch(/figure, paragraph, figure/);
  });
});

describe('a picture that arrives at the end', () => {
  const picture = { src: '/media/1/8x8.webp', alt: '', caption: '' };
  const held = openText('One\n\nTwo') as OpenedText;
  const written = (cursor: number, place: number) => {
    const state = EditorState.create({ doc: held.doc, schema });
    const { tr } = state;
    const there = state.apply(tr.setSelection(TextSelection.create(tr.doc, cursor)));
    return there.apply(insertPicture(there, place, picture)).selection.$from;
  };

  it.each([9, END_OF_TEXT])('lets anyone who wrote there go on behind it (%i)', (place) => {
    const $cursor = written(9, place);

    expect($cursor.parent.content.size).toBe(0);
    expect($cursor.pos).toBe($cursor.doc.content.size - 1);
  });

  it.each([9, END_OF_TEXT])('leaves who writes elsewhere where they are (%i)', (place) => {
    const { parent, pos } = written(3, place);
    expect(parent.textContent).toBe('One');
    expect(pos).toBe(3);
  });
});

describe('a place between two ways of writing', () => {
  const text = 'One\nmore\n\n\n## Two\nThree\n\n```\na\n\nb\n```\n\nFour';
  const { doc } = openText(text) as OpenedText;
  const around = (letter: number) => {
    const place = placeOfLetter(text, doc, letter);
    const { nodeBefore, nodeAfter } = doc.resolve(place);
    const back = letterOfPlace(text, doc, place);
    return [nodeBefore?.textContent, nodeAfter?.textContent, text.slice(0, back).trimEnd()];
  };

  it.each([
    ['at the start', '', [undefined, 'Onemore', '']],
    ['in a block', 'On', ['Onemore', 'Two', 'One\nmore']],
    ['at the end of a block', 'One\nmore', ['Onemore', 'Two', 'One\nmore']],
    ['where a block begins', 'One\nmore\n\n\n', ['Onemore', 'Two', 'One\nmore']],
    ['behind a heading', 'One\nmore\n\n\n## Two', ['Two', 'Three', 'One\nmore\n\n\n## Two']],
    [
      'in code',
      'One\nmore\n\n\n## Two\nThree\n\n```\na\n\n',
      ['a\n\nb', 'Four', text.slice(0, -'\n\nFour'.length)],
    ],
  ])('%s is between the same blocks', (_where, before, expected) => {
    expect(around(before.length)).toEqual(expected);
  });

  it('at the end is the end', () => {
    expect(letterOfPlace(text, doc, doc.content.size)).toBe(END_OF_TEXT);
    expect(placeOfLetter(text, doc, END_OF_TEXT)).toBe(END_OF_TEXT);
  });

  it('counts no block that is not written', () => {
    const empty = schema.nodes.paragraph.create();
    const spaced = doc.type.create(null, [empty, ...doc.children]);
    expect(letterOfPlace(text, spaced, 2 + doc.child(0).nodeSize)).toBe('One\nmore'.length);
  });
});
