import { readEditable } from '@vitrine/markdown';
import type { Node } from 'prosemirror-model';
import { END_OF_TEXT } from '../section-text.ts';
import type { HeldText } from './held-text.ts';
import { docOf } from './read-doc.ts';

/**
 * Where a letter of a text is in the document that was made of it: before the block that begins with
 * it, or behind the one that it stands in.
 */
export function placeOfLetter(held: HeldText, letter: number): number {
  const read = readEditable(held.write(held.doc));
  if (typeof read === 'string' || letter === END_OF_TEXT) return END_OF_TEXT;
  let letters = read.lead.length;
  let place = 0;
  let block = 0;
  for (const { raw, gap, blocks } of read.parts) {
    if (letter <= letters) return place;
    letters += raw.length + gap.length;
    for (const _ of blocks) {
      place += held.doc.child(block).nodeSize;
      block += 1;
    }
    if (letter < letters) return place;
  }
  return read.parts.length === 0 ? 0 : END_OF_TEXT;
}

/** Behind which letter of its Markdown a place of a document is, of which whole blocks are counted. */
export function letterOfPlace(held: HeldText, doc: Node, place: number): number {
  if (place > doc.content.size) return END_OF_TEXT;
  const $at = doc.resolve(place);
  const isBefore = $at.depth === 0 || ($at.depth === 1 && $at.parentOffset === 0);
  const blocks = $at.index(0) + (isBefore ? 0 : 1);
  if (blocks === 0) return 0;
  const before = held.write(docOf(doc.children.slice(0, blocks)));
  // another spelling was needed where the blocks stand among the others
  return held.write(doc).startsWith(before) ? before.length : END_OF_TEXT;
}
