import { createEvent, fireEvent } from '@testing-library/react';
import { EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formats } from './formats.ts';
import { markdownOf, openText } from './normal-form.ts';
import { takeIn } from './paste.ts';
import { plugins } from './plugins.ts';
import { schema } from './schema.ts';

// nothing has a place where nothing is laid out
beforeAll(() => {
  Object.assign(Range.prototype, {
    getClientRects: () => [],
    getBoundingClientRect: () => new DOMRect(),
  });
});

let view: EditorView;
afterEach(() => view.destroy());

/** An editor of a text, with the cursor behind some of its words. */
function open(text: string, words: string) {
  const held = openText(text);
  if (typeof held === 'string') throw new Error(held);
  const first = EditorState.create({ doc: held.doc, schema, plugins: plugins(() => undefined) });
  view = new EditorView(document.body, {
    state: first,
    handleDOMEvents: takeIn(
      () => undefined,
      () => undefined,
    ),
  });
  putCursor(words);
  return { written: () => markdownOf(view.state.doc) };
}

function putCursor(words: string): void {
  const { doc, tr } = view.state;
  let behind = -1;
  doc.descendants((node, at) => {
    const start = node.text?.lastIndexOf(words) ?? -1;
    if (start >= 0) behind = at + start + words.length;
  });
  view.dispatch(tr.setSelection(TextSelection.create(doc, behind)));
}

/** One letter after the other, as the browser tells of them. */
function type(letters: string): void {
  for (const letter of letters) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    const isTaken = view.someProp('handleTextInput', (handle) =>
      handle(view, from, to, letter, insert),
    );
    if (!isTaken) view.dispatch(insert());
  }
}

function paste(words: string): void {
  const data = { files: [], types: ['text/plain'], getData: kindOf(words) };
  fireEvent(view.dom, createEvent.paste(view.dom, { clipboardData: data }));
}

const kindOf = (words: string) => (kind: string) => (kind === 'text/plain' ? words : '');

const TABLE = '| Month | Rain |\n| --- | --- |\n| July | 700 |';

describe('a cell of a table', () => {
  it('takes words that are pasted with their marks', () => {
    const { written } = open(TABLE, 'July');
    paste(' and *June*');
    expect(written()).toBe(TABLE.replace('July', 'July and *June*'));
  });

  it.each([
    ['a list', ' - wet\n- wetter', '- wet - wetter'],
    ['paragraphs', 'One\n\nTwo', 'One Two'],
    ['a heading', '## All', '## All'],
    ['another table', '| a | b |\n| - | - |\n| c | d |', '| a | b | | - | - | | c | d |'],
  ])('takes %s that is pasted on its one line, and no table is torn', (_what, pasted, line) => {
    const { written } = open(TABLE, 'July');
    paste(pasted);
    const { doc } = view.state;
    expect(doc.childCount).toBe(1);
    expect(doc.firstChild?.childCount).toBe(2);
    expect(doc.firstChild?.child(1).firstChild?.textContent).toBe(`July${line}`);
    expect(openText(written())).toHaveProperty('doc');
  });

  it('takes no rule, and no second table', () => {
    const { written } = open(TABLE, 'July');
    expect(formats.rule.run(view.state, view.dispatch)).toBe(false);
    expect(formats.table.run(view.state, view.dispatch)).toBe(false);
    expect(written()).toBe(TABLE);
  });

  it('has no line that ends', () => {
    const { written } = open(TABLE, 'July');
    for (const shiftKey of [false, true]) {
      fireEvent.keyDown(view.dom, { key: 'Enter', code: 'Enter', keyCode: 13, shiftKey });
    }
    expect(written()).toBe(TABLE);
  });
});

describe('words that are pasted into a line', () => {
  it.each([
    [' and more', 'One and more two'],
    [' and *more*', 'One and *more* two'],
    ['- a\n', 'One\n\n- a\n\ntwo'],
    [' \n', 'One two'],
  ])('keep the blanks around them: %j', (words, text) => {
    const { written } = open('One two', 'One');
    paste(words);
    expect(written()).toBe(text);
  });

  it('keep the blank at their end', () => {
    const { written } = open('Onetwo', 'One');
    paste(' or ');
    expect(written()).toBe('One or two');
  });
});

describe('an address in the text', () => {
  it('stays what it leads to when a blank is typed behind it', () => {
    const text = 'See [https://b.example](https://b.example/deep/page)';
    const { written } = open(text, 'b.example');
    type(' and more');
    expect(written()).toBe(`${text} and more`);
  });

  it('becomes a link with the blank that is typed behind it, which is no part of it', () => {
    const { written } = open('See', 'See');
    type(' www.c.example, and https://d.example/e ');
    expect(written()).toBe('See www.c.example, and https://d.example/e');
    const links: unknown[] = [];
    view.state.doc.descendants((node) => {
      links.push(...node.marks.map(({ attrs }) => [node.text, attrs.href]));
    });
    expect(links).toEqual([
      ['www.c.example', 'http://www.c.example/'],
      ['https://d.example/e', 'https://d.example/e'],
    ]);
  });
});
