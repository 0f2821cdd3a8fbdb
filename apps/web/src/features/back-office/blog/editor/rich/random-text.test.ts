import { readEditable } from '@vitrine/markdown';
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
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
