import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { schema } from './schema.ts';

const { link: linkType } = schema.marks;

interface LinkRange {
  from: number;
  to: number;
  href: string;
}

/** The link that the cursor is in, or the selection begins in, from its first letter to its last. */
export function linkAround({ selection, doc }: EditorState): LinkRange | undefined {
  const { $from, from, to } = selection;
  const mark = linkType.isInSet($from.marks()) ?? linkType.isInSet($from.nodeAfter?.marks ?? []);
  if (!mark) return undefined;
  const range = { from, to, href: `${mark.attrs.href}` };
  const start = $from.start();
  doc.nodesBetween(start, $from.end(), (node, at) => {
    if (!node.isInline || !mark.isInSet(node.marks)) return;
    const end = at + node.nodeSize;
    // pieces of one link stand side by side
    if (end >= range.from && at <= range.to) {
      range.from = Math.min(range.from, at);
      range.to = Math.max(range.to, end);
    }
  });
  return range;
}

/** Links what is selected, or the link around the cursor anew; where there is neither, some words. */
export function linked(state: EditorState, href: string, words: string): Transaction {
  const mark = linkType.create({ href });
  const { empty, from, to } = state.selection;
  const around = linkAround(state);
  const range = empty ? around : { from, to };
  const { tr } = state;
  if (range)
    return tr.removeMark(range.from, range.to, linkType).addMark(range.from, range.to, mark);
  const blank = isBehindWord(state) ? ' ' : '';
  if (blank) tr.insertText(blank, from);
  tr.insert(from + blank.length, schema.text(words, [mark]));
  return tr
    .setSelection(TextSelection.create(tr.doc, from + blank.length + words.length))
    .removeStoredMark(linkType);
}

/** Whether words that are put at the cursor would go on with the word before it. */
function isBehindWord({ selection: { $from } }: EditorState): boolean {
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, ' ');
  return /[^\s\p{Ps}\p{Pi}"']$/u.test(before);
}

/** Takes the link around the cursor or in the selection away, and leaves its words. */
export function unlinked(state: EditorState): Transaction {
  const { empty, from, to } = state.selection;
  const range = (empty ? linkAround(state) : undefined) ?? { from, to };
  return state.tr.removeMark(range.from, range.to, linkType);
}
