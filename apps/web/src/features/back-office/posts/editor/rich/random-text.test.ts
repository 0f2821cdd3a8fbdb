import { readEditable } from '@vitrine/markdown';
import fc from 'fast-check';
import { joinBackward, splitBlock } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { HeldText } from './held-text.ts';
import { randomDoc, randomMarkdown } from './random-text.ts';
import { schema } from './schema.ts';
import { settled } from './settled.ts';

const opened = (text: string): HeldText => {
  const held = HeldText.open(text);
  fc.pre(typeof held !== 'string');
  return held as HeldText;
};

/** Behind the first letter of each text in a block of the document. */
function places(block: Node, at: number): number[] {
  const found: number[] = [];
  const visit = (node: Node, place: number) => {
    if (node.isText) found.push(place + 1);
    node.forEach((child, offset) => {
      visit(child, place + offset + 1);
    });
  };
  visit(block, at);
  return found;
}

describe('any text', () => {
  it('is given back letter for letter where nobody has touched it', () => {
    fc.assert(
      fc.property(randomMarkdown, (text) => {
        const held = opened(text);
        expect(held.write(held.doc)).toBe(text);
      }),
    );
  });

  it('changes in the block alone that somebody changes', () => {
    fc.assert(
      fc.property(randomMarkdown, fc.nat(), fc.nat(), (text, one, other) => {
        const held = opened(text);
        const read = readEditable(text);
        if (typeof read === 'string' || read.parts.length === 0) return;
        const { parts, lead } = read;
        const place = one % parts.length;
        fc.pre(parts.every(({ blocks }) => blocks.length === 1));
        let at = 0;
        held.doc.forEach((node, offset, index) => {
          if (index === place) at = places(node, offset)[other % places(node, offset).length] ?? 0;
        });
        fc.pre(at > 0);
        const { tr } = EditorState.create({ doc: held.doc, schema });
        const { doc } = tr.insertText('new', at);
        const written = held.write(doc);
        const wholeOf = (some: typeof parts) => some.map(({ raw, gap }) => raw + gap).join('');
        // but for the empty lines beside it
        const before = lead + wholeOf(parts.slice(0, place)).trimEnd();
        const after = wholeOf(parts.slice(place + 1));
        expect(written.slice(0, before.length)).toBe(before);
        expect(written.slice(written.length - after.length)).toBe(after);
        expect(settled(opened(written).doc).eq(settled(doc))).toBe(true);
      }),
    );
  });
});

describe('any document', () => {
  it('is the same when it was written and is read again', () => {
    fc.assert(
      fc.property(randomDoc, (doc) => {
        const empty = HeldText.open('') as HeldText;
        const text = empty.write(doc);
        const read = HeldText.open(text);
        if (typeof read === 'string') throw new Error(`${JSON.stringify(text)}: ${read}`);
        expect(`${settled(read.doc)}`, text).toBe(`${settled(doc)}`);
        expect(settled(read.doc).toJSON(), text).toEqual(settled(doc).toJSON());
      }),
    );
  });
});

/** A letter or a few, as they are typed, or taken away, somewhere in a document. */
const EDITS = fc.array(
  fc.record({
    at: fc.nat(),
    words: fc.constantFrom(
      ...['a', ' ', '*', '`', '```', '<!--', '-->', '> ', '- ', '1. ', '#', '|', '~~~', '==='],
      ...['[x]: /y', '<b>', '</b>', '_', '    ', '\\', 'https://b.example', '---', ''],
    ),
    press: fc.constantFrom(undefined, undefined, splitBlock, joinBackward),
  }),
  { minLength: 1, maxLength: 8 },
);

describe('what is typed in a long text, letter for letter', () => {
  it('is written as if all of it were read again at each letter', () => {
    fc.assert(
      fc.property(
        fc.array(randomMarkdown, { minLength: 2, maxLength: 5 }),
        EDITS,
        (texts, edits) => {
          const text = texts.join('\n\n');
          const held = opened(text);
          let state = EditorState.create({ doc: held.doc, schema });
          for (const { at, words, press } of edits) {
            const all = places(state.doc, -1);
            const place = all[at % all.length];
            if (place === undefined) return;
            const { tr } = state;
            if (words === '') tr.delete(place - 1, place);
            else tr.insertText(words, place);
            tr.setSelection(TextSelection.near(tr.doc.resolve(Math.max(0, place - 1))));
            state = state.apply(tr);
            press?.(state, (next) => {
              state = state.apply(next);
            });
            expect(held.write(state.doc)).toBe(opened(text).write(state.doc));
          }
        },
      ),
    );
  });
});
