import { blockEnds } from '@vitrine/markdown';
import type { Node, ResolvedPos } from 'prosemirror-model';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { END_OF_TEXT } from '../section-text.ts';
import { markdownOf } from './normal-form.ts';
import { docOf, schema } from './schema.ts';

const { nodes } = schema;

interface PictureSaid {
  src: string;
  alt: string;
  caption: string;
}

export interface PlacedPicture extends PictureSaid {
  at: number;
}

/** Under which a transaction tells where the next picture goes that is put where this one was. */
const BEHIND = 'behind a picture';

interface Behind {
  place: number;
  behind: number;
}

/** Where a place has gone: behind a picture that was put there, so that several stay in order. */
export function movedPlace(tr: Transaction, place: number): number {
  if (place === END_OF_TEXT) return place;
  const put = tr.getMeta(BEHIND) as Behind | undefined;
  return put?.place === place ? put.behind : tr.mapping.map(place);
}

/** Puts a picture at a place on lines of its own; into the line where a cell holds nothing else. */
export function insertPicture(
  state: EditorState,
  place: number,
  picture: PictureSaid,
): Transaction {
  const { tr } = state;
  const $at = state.doc.resolve(Math.max(0, Math.min(place, state.doc.content.size)));
  if ([nodes.table_cell, nodes.table_header].includes($at.parent.type)) {
    return tr.insert($at.pos, nodes.image.create(picture));
  }
  const figure = nodes.figure.create(picture);
  const at = putFigure(tr, $at, figure);
  tr.setMeta(BEHIND, { place, behind: at + figure.nodeSize } satisfies Behind);
  return ended(tr, at, isIn($at, state.selection.from));
}

/** @returns where the figure begins */
function putFigure(tr: Transaction, $at: ResolvedPos, figure: Node): number {
  const { parent, nodeBefore, pos } = $at;
  if (!parent.isTextblock) {
    // behind the last words there may be an empty line to go on in
    const blank = nodeBefore && isBlank(nodeBefore) ? nodeBefore.nodeSize : 0;
    tr.replaceWith(pos - blank, pos, figure);
    return pos - blank;
  }
  if (isBlank(parent)) {
    tr.replaceWith($at.before(), $at.after(), figure);
    return $at.before();
  }
  if ($at.parentOffset === 0) {
    tr.insert($at.before(), figure);
    return $at.before();
  }
  if ($at.parentOffset === parent.content.size || parent.type !== nodes.paragraph) {
    tr.insert($at.after(), figure);
    return $at.after();
  }
  tr.split(pos).insert(pos + 1, figure);
  return pos + 1;
}

const isBlank = ({ type, content }: Node) => type === nodes.paragraph && content.size === 0;

/** Whether someone writes at a place: in its line, or in the one before it. */
const isIn = ($at: ResolvedPos, cursor: number): boolean =>
  $at.parent.isTextblock
    ? cursor >= $at.before() && cursor <= $at.after()
    : cursor <= $at.pos && cursor >= $at.pos - ($at.nodeBefore?.nodeSize ?? 0);

/** Below the last picture of a text there is a line to go on in, for anyone who wrote there. */
function ended(tr: Transaction, pictureAt: number, isHere: boolean): Transaction {
  const { doc } = tr;
  if (doc.lastChild?.type !== nodes.figure) return tr;
  tr.insert(doc.content.size, nodes.paragraph.create());
  const isLast = pictureAt === doc.content.size - 1;
  return isHere && isLast ? tr.setSelection(TextSelection.atEnd(tr.doc)) : tr;
}

/** The pictures of a text, in their order. */
export function picturesOf(doc: Node): PlacedPicture[] {
  const pictures: PlacedPicture[] = [];
  doc.descendants((node, at) => {
    if (node.type !== nodes.figure && node.type !== nodes.image) return;
    const { src, alt, caption } = node.attrs as PictureSaid;
    pictures.push({ at, src, alt, caption });
  });
  return pictures;
}

/**
 * Where a character of a text is in the document that was made of it: before the block that begins
 * with it, or behind the one that it is in.
 */
export function placeOfLetter(text: string, doc: Node, letter: number): number {
  if (letter === END_OF_TEXT) return END_OF_TEXT;
  const end = text.slice(0, letter).trimEnd().length;
  const blocks = end === 0 ? 0 : blockEnds(text).filter((one) => one < end).length + 1;
  return doc.children.slice(0, blocks).reduce((place, { nodeSize }) => place + nodeSize, 0);
}

/** How many characters of a text are before a place of its document, of which whole blocks are counted. */
export function letterOfPlace(text: string, doc: Node, place: number): number {
  if (place >= doc.content.size) return END_OF_TEXT;
  const $at = doc.resolve(place);
  const isBefore = $at.depth === 0 || ($at.depth === 1 && $at.parentOffset === 0);
  const before = doc.children.slice(0, $at.index(0) + (isBefore ? 0 : 1));
  const written = before.filter((block) => markdownOf(docOf([block])) !== '');
  return blockEnds(text)[written.length - 1] ?? 0;
}
