import { type Block, type Cell, type Inline, parseMarkdown } from '@vitrine/markdown';
import { filledWith, hostileParts } from '@vitrine/markdown/testing';
import { EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { HeldText } from './held-text.ts';
import { schema } from './schema.ts';

const opened = (text: string): HeldText => {
  const held = HeldText.open(text);
  if (typeof held === 'string') throw new Error(`${JSON.stringify(text)} is not held: ${held}`);
  return held;
};

/** Everything of a text written anew, as if each block had been touched. */
function writtenAnew(text: string): string {
  const { doc } = opened(text);
  const empty = opened('');
  return empty.write(doc);
}

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

describe('a text that is opened formatted', () => {
  it.each(BLOCKS)(
    'gives %j back letter for letter, and written anew it is read the same',
    (text) => {
      const held = opened(text);
      expect(held.write(held.doc)).toBe(text);
      const anew = writtenAnew(text);
      expect(seen(anew)).toEqual(seen(text));
      // and stays as it is from then on
      expect(writtenAnew(anew)).toBe(anew);
    },
  );

  it('holds every pair of blocks beside each other, with any number of lines between them', () => {
    for (const [place, one] of BLOCKS.entries()) {
      for (const other of BLOCKS) {
        const gap = '\n'.repeat(2 + (place % 3));
        const text = `${one}${gap}${other}\n`;
        const held = HeldText.open(text);
        // two quotes or lists that the parser joins are one: that is what they are read as
        if (typeof held === 'string') throw new Error(`${JSON.stringify(text)}: ${held}`);
        expect(held.write(held.doc)).toBe(text);
        expect(seen(writtenAnew(text)), text).toEqual(seen(text));
      }
    }
  });

  it('changes nothing around what is changed', () => {
    const text = '* odd  signs\n* here\n\n\nWords __and__ more.\n\n+ c\n';
    const held = opened(text);
    const state = EditorState.create({ doc: held.doc, schema });
    let at = 0;
    held.doc.descendants((node, place) => {
      if (node.text === ' more.') at = place + 1;
    });
    const { doc } = state.tr.insertText('much ', at);
    expect(held.write(doc)).toBe('* odd  signs\n* here\n\n\nWords **and** much more.\n\n+ c\n');
    expect(held.write(held.doc)).toBe(text);
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
    expect(HeldText.open(text)).toBe(reason);
  });

  it.each(hostileParts)('of %j either opens and is given back, or says why', (part) => {
    for (const length of [40, 2_000]) {
      const text = filledWith(part, length);
      const held = HeldText.open(text);
      if (typeof held === 'string') continue;
      expect(held.write(held.doc)).toBe(text);
    }
  });
});

/** What of a text is seen: words with all that is true of them, and no blanks around lines. */
const seen = (text: string) => parseMarkdown(text).map(seenBlock);

function seenBlock(block: Block): unknown {
  if (block.kind === 'list') {
    return { ...block, items: block.items.map((blocks) => blocks.map(seenBlock)) };
  }
  if (block.kind === 'quote') return { ...block, children: block.children.map(seenBlock) };
  if (block.kind === 'table') {
    const cells = (row: readonly Cell[]) =>
      row.map((cell) => ({ ...cell, children: seenLine(cell.children) }));
    return { ...block, head: cells(block.head), rows: block.rows.map(cells) };
  }
  return 'children' in block ? { ...block, children: seenLine(block.children) } : block;
}

function seenLine(inlines: readonly Inline[]) {
  const runs: { of: string; marks: string }[] = [];
  const walk = (inline: Inline, marks: readonly string[]) => {
    if ('children' in inline) {
      const mark = inline.kind === 'link' ? `link ${inline.href}` : inline.kind;
      for (const child of inline.children) walk(child, [...marks, mark]);
      return;
    }
    const of = inline.kind === 'text' ? inline.text : JSON.stringify(inline);
    runs.push({ of, marks: [...marks].sort().join() });
  };
  for (const inline of inlines) walk(inline, []);
  const [first] = runs;
  if (first) first.of = first.of.trimStart();
  return runs;
}
