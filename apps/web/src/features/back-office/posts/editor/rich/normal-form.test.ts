import { type Block, type Cell, type Inline, parseMarkdown } from '@vitrine/markdown';
import { filledWith, hostileParts } from '@vitrine/markdown/testing';
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { randomDoc, randomMarkdown } from '../testing/random-text.ts';
import { markdownOf, type OpenedText, openText, seen, textOf } from './normal-form.ts';
import { schema } from './schema.ts';

const opened = (text: string): Node => {
  const held = openText(text);
  if (typeof held === 'string') throw new Error(`${JSON.stringify(text)} is not held: ${held}`);
  return held.doc;
};

const normal = (text: string): string => markdownOf(opened(text));

const BLOCKS = [
  'One line.',
  'Two\nlines, the second *leaning* and **bold**.',
  '## A heading with `code`',
  '#### A deep one',
  '- a\n- b',
  '* a\n* b\n  1. c\n  2. d',
  '- a\n\n- b\n\n  more of b',
  '3. three\n4. four',
  '1) one\n2) two',
  '> quoted\n>\n> - with a list\n> - of two',
  '> > deeper',
  '```ts\nlet it = `be`;\n\n# no heading\n```',
  '~~~\n```\n~~~',
  '---',
  '***',
  '| Month | Rain |\n| :--- | ---: |\n| July | **700** |\n| a \\| b | `c` |',
  '![A hill](/media/1/640x480.webp "Buea, in \\"June\\"")',
  '![](/media/2/8x8.webp)',
  'Before ![within](/media/3/8x8.webp) after',
  '[words](https://b.example/c?d=e#f) and [here](/contact)',
  '[a (b)](<https://b.example/c_(d)>) **[bold link](/x)**',
  'https://b.example and www.c.example and a@b.example',
  '[![a picture](/media/1/8x8.webp)](/contact)',
  '5 * 3 = 15, 2_000, a_b_c, #1, [x], a < b > c & d; &amp; ~ | `',
  '\\*no emphasis\\* and \\[no link\\](/x) 1\\. one',
  '1\\. no list\n\\- none either\n\\# nor a heading',
  '<b>raw</b> <!-- and more -->',
  '***both*** **a *b* c** *d **e***  ~~gone~~ **~~f~~**',
  '**bold `code` bold** `` a ` b ``',
  'Café, naïve – “quotes” … 👩‍💻 ⚡️',
  'a line that ends  \nwith blanks\\\nor a sign',
  'Heading\n===',
  '## Closed ##',
  '    set in',
] as const;

describe('the normal form of a text', () => {
  it.each(BLOCKS)('of %j is read the same, and is its own normal form', (text) => {
    const written = normal(text);
    expect(shown(written)).toEqual(shown(text));
    expect(normal(written)).toBe(written);
  });

  it('holds every pair of blocks beside each other', () => {
    for (const one of BLOCKS) {
      for (const other of BLOCKS) {
        const text = `${one}\n\n\n${other}\n`;
        expect(shown(normal(text)), text).toEqual(shown(text));
      }
    }
  });

  it.each([
    [
      '* odd  signs\n* here\n\n\nWords __and__ more.\n\n+ c\n',
      '- odd  signs\n- here\n\nWords **and** more.\n\n- c',
    ],
    ['One  \ntwo\\\nthree \n', 'One\ntwo\nthree'],
    ['Heading\n===\n\n## Closed ##', '## Heading\n\n## Closed'],
    ['* a\n\n- b', '- a\n\n* b'],
    ['<!-- a\n\n**b**', '\\<!-- a\n\n\\*\\*b\\*\\*'],
    ['5 * 3 = 15, 2_000, a < b', '5 * 3 = 15, 2_000, a < b'],
  ])('of %j is %j', (text, expected) => {
    expect(normal(text)).toBe(expected);
  });
});

describe('a text that is opened', () => {
  const text = '* odd\n* __signs__\n\n\nTwo  \n';
  const { doc, ...held } = openText(text) as OpenedText;
  const state = EditorState.create({ doc, schema });

  it('is itself for as long as nothing differs, also after a change was undone', () => {
    expect(textOf({ doc, ...held }, doc)).toBe(text);
    const typed = state.apply(state.tr.insertText('x', 3));
    const undone = typed.apply(typed.tr.delete(3, 4));
    expect(textOf({ doc, ...held }, undone.doc)).toBe(text);
  });

  it('has its normal form from the first change on', () => {
    const typed = state.apply(state.tr.insertText('x', 3)).doc;
    expect(textOf({ doc, ...held }, typed)).toBe('- xodd\n- **signs**\n\nTwo');
  });
});

describe('any text', () => {
  it('that is held has one normal form, which is read the same', () => {
    fc.assert(
      fc.property(randomMarkdown, (text) => {
        fc.pre(typeof openText(text) !== 'string');
        const written = normal(text);
        expect(shown(written)).toEqual(shown(text));
        expect(normal(written)).toBe(written);
      }),
    );
  });
});

describe('any document', () => {
  it('is the same when it was written and is read again', () => {
    fc.assert(
      fc.property(randomDoc, (doc) => {
        const text = markdownOf(doc);
        expect(seen(opened(text)), text).toBe(seen(doc));
        expect(normal(text)).toBe(text);
      }),
    );
  });
});

describe('a text that cannot be held without changing it', () => {
  it.each([
    ['[a][b]\n\n[b]: https://b.example', 'definitions'],
    ['- [x] done\n- [ ] not yet', 'boxes'],
    ['[a](javascript:alert)', 'links'],
    ['a ![spy](https://spy.example/a.gif)', 'pictures'],
    ['| ![spy](https://spy.example/a.gif) |\n|-|', 'pictures'],
    [filledWith('*a'), 'tangled'],
  ])('%j is refused for its %s', (text, reason) => {
    expect(openText(text)).toBe(reason);
  });

  it.each(hostileParts)('of %j either opens and is read the same, or says why', (part) => {
    for (const length of [40, 2_000]) {
      const text = filledWith(part, length);
      if (typeof openText(text) === 'string') continue;
      expect(shown(normal(text))).toEqual(shown(text));
    }
  });
});

/** What of a text is shown: its words, each with all that is true of it, and no blanks around lines. */
const shown = (text: string) => shownBlocks(parseMarkdown(text));

/** Nobody sees a heading without words. */
const shownBlocks = (blocks: readonly Block[]): unknown[] =>
  blocks.filter((one) => one.kind !== 'heading' || shownLine(one.children) !== '').map(shownBlock);

function shownBlock(block: Block): unknown {
  if (block.kind === 'list') {
    // an item that ends with raw HTML is a paragraph; the editor has empty lines between all or none
    const isLoose = block.items.flat().some(({ kind }) => kind === 'paragraph');
    const isAlone = block.items.flat().length === 1;
    const asWords = (one: Block): Block => {
      const isWords = one.kind === 'line' || one.kind === 'paragraph';
      return isWords ? { ...one, kind: isLoose && !isAlone ? 'paragraph' : 'line' } : one;
    };
    return { ...block, items: block.items.map((blocks) => shownBlocks(blocks.map(asWords))) };
  }
  if (block.kind === 'quote') return { ...block, children: shownBlocks(block.children) };
  if (block.kind === 'table') {
    const cells = (row: readonly Cell[]) =>
      row.map((cell) => ({ ...cell, children: shownLine(cell.children) }));
    return { ...block, head: cells(block.head), rows: block.rows.map(cells) };
  }
  // blanks behind a picture hide its caption
  if (block.kind === 'figure') return shownBlock({ kind: 'paragraph', children: [block.picture] });
  return 'children' in block ? { ...block, children: shownLine(block.children) } : block;
}

function shownLine(inlines: readonly Inline[]): string {
  const walk = (inline: Inline, marks: readonly string[]): string => {
    if ('children' in inline) {
      const mark = inline.kind === 'link' ? `link ${inline.href}` : inline.kind;
      return inline.children.map((child) => walk(child, [...marks, mark])).join('');
    }
    if (inline.kind === 'break') return '\n';
    const on = marks.length > 0 ? `<${[...marks].sort()}>` : '';
    if (inline.kind !== 'text') return on + JSON.stringify(inline);
    return inline.text.replace(/\S+/g, (word) => (on ? `${on}${word}</>` : word));
  };
  const lines = inlines
    .map((inline) => walk(inline, []))
    .join('')
    .split('\n');
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
