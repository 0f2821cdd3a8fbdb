import type { Node } from 'prosemirror-model';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { schema } from './schema.ts';

const { nodes } = schema;

interface PictureSaid {
  src: string;
  alt: string;
  caption: string;
}

export interface PlacedPicture extends PictureSaid {
  at: number;
}

/** Puts a picture at a place on lines of its own; into the line where a cell holds nothing else. */
export function insertPicture(
  state: EditorState,
  place: number,
  picture: PictureSaid,
): Transaction {
  const { tr } = state;
  const $at = state.doc.resolve(Math.max(0, Math.min(place, state.doc.content.size)));
  const { parent } = $at;
  if (!parent.isTextblock) return ended(tr.insert($at.pos, nodes.figure.create(picture)));
  if ([nodes.table_cell, nodes.table_header].includes(parent.type)) {
    return tr.insert($at.pos, nodes.image.create(picture));
  }
  const figure = nodes.figure.create(picture);
  if (parent.type === nodes.paragraph && parent.content.size === 0) {
    return ended(tr.replaceWith($at.before(), $at.after(), figure), $at.before());
  }
  if ($at.parentOffset === 0) return ended(tr.insert($at.before(), figure));
  if ($at.parentOffset === parent.content.size || parent.type !== nodes.paragraph) {
    return ended(tr.insert($at.after(), figure), $at.after());
  }
  return ended(tr.split($at.pos).insert($at.pos + 1, figure));
}

/** Below the last picture of a text there is a line to go on in. */
function ended(tr: Transaction, pictureAt?: number): Transaction {
  const { doc } = tr;
  if (doc.lastChild?.type !== nodes.figure) return tr;
  tr.insert(doc.content.size, nodes.paragraph.create());
  // whoever wrote at the end goes on behind the picture
  const isHere = pictureAt !== undefined && pictureAt === doc.content.size - 1;
  return isHere ? tr.setSelection(TextSelection.atEnd(tr.doc)) : tr;
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
