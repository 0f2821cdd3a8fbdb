import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** The block of a type that the selection begins in. */
export function blockAround({ selection }: EditorState, type: NodeType): Node | undefined {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type === type) return $from.node(depth);
  }
  return undefined;
}

/** Whether what is selected, or what is typed next, has a mark. */
export function isMarked({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

/** Makes lines a heading of a level, or a paragraph where they are one already. */
const toggleHeading =
  (level: number): Command =>
  (state, dispatch) => {
    const isOne = blockAround(state, nodes.heading)?.attrs.level === level;
    return setBlockType(isOne ? nodes.paragraph : nodes.heading, { level })(state, dispatch);
  };

const toggleCodeBlock: Command = (state, dispatch) =>
  setBlockType(blockAround(state, nodes.code_block) ? nodes.paragraph : nodes.code_block)(
    state,
    dispatch,
  );

/** Puts lines into a list, makes it the other kind of list, or takes them out of it. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    if (blockAround(state, type)) return liftListItem(nodes.list_item)(state, dispatch);
    const other = type === nodes.bullet_list ? nodes.ordered_list : nodes.bullet_list;
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const list = $from.node(depth);
      if (list.type !== other) continue;
      dispatch?.(
        state.tr.setNodeMarkup($from.before(depth), type, { loose: list.attrs.loose === true }),
      );
      return true;
    }
    return wrapInList(type)(state, dispatch);
  };

const toggleQuote: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, (node) => node.type === nodes.quote);
  if (!range) return wrapIn(nodes.quote)(state, dispatch);
  dispatch?.(state.tr.lift(range, range.depth - 1).scrollIntoView());
  return true;
};

/** A table of two columns, with the cursor in its first cell. */
const insertTable: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if (blockAround(state, nodes.table)) return false;
  const row = (type: NodeType) => nodes.table_row.create(null, [type.create(), type.create()]);
  const table = nodes.table.create(null, [
    row(nodes.table_header),
    row(nodes.table_cell),
    row(nodes.table_cell),
  ]);
  if (dispatch) {
    const tr = state.tr;
    const isEmpty =
      $from.depth === 1 && $from.parent.isTextblock && $from.parent.content.size === 0;
    const at = isEmpty ? $from.before(1) : $from.after(1);
    tr.replaceWith(at, isEmpty ? $from.after(1) : at, table);
    tr.setSelection(TextSelection.near(tr.doc.resolve(at + 3))).scrollIntoView();
    dispatch(tr);
  }
  return true;
};

const insertRule: Command = (state, dispatch) => {
  // it would tear the table apart
  if (blockAround(state, nodes.table)) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.rule.create()).scrollIntoView());
  return true;
};

const isIn = (type: NodeType) => (state: EditorState) => blockAround(state, type) !== undefined;

interface Format {
  run: Command;
  /** Whether what is selected has it. */
  isOn: (state: EditorState) => boolean;
}

const mark = (type: MarkType): Format => ({
  run: toggleMark(type),
  isOn: (state) => isMarked(state, type),
});

/** What can be done with what is selected, by name. */
export const formats = {
  bold: mark(marks.strong),
  italic: mark(marks.emphasis),
  deleted: mark(marks.deleted),
  code: mark(marks.code),
  heading: {
    run: toggleHeading(2),
    isOn: (state) => blockAround(state, nodes.heading)?.attrs.level === 2,
  },
  subheading: {
    run: toggleHeading(3),
    isOn: (state) => blockAround(state, nodes.heading)?.attrs.level === 3,
  },
  list: { run: toggleList(nodes.bullet_list), isOn: isIn(nodes.bullet_list) },
  numbers: { run: toggleList(nodes.ordered_list), isOn: isIn(nodes.ordered_list) },
  quote: { run: toggleQuote, isOn: isIn(nodes.quote) },
  codeBlock: { run: toggleCodeBlock, isOn: isIn(nodes.code_block) },
  table: { run: insertTable, isOn: isIn(nodes.table) },
  rule: { run: insertRule, isOn: () => false },
} satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

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

/** Links what is selected, or the link around the cursor again; where there is neither, some words. */
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
