import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { blockAround } from './formats.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

const endLine: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if (!$from.parent.inlineContent || !$from.parent.type.contentMatch.matchType(nodes.line_end)) {
    return false;
  }
  dispatch?.(state.tr.replaceSelectionWith(nodes.line_end.create()).scrollIntoView());
  return true;
};

/** In a cell the key that ends a line must do nothing, or it would tear the table. */
const stayInCell: Command = (state) =>
  [nodes.table_cell, nodes.table_header].some((type) => blockAround(state, type) !== undefined);

const KEYS: Record<string, Command> = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.emphasis),
  Backspace: undoInputRule,
  Enter: chainCommands(stayInCell, splitListItem(nodes.list_item)),
  'Shift-Enter': chainCommands(stayInCell, exitCode, endLine),
  Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.list_item)),
  'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
};

/** An address that was typed and is followed by a blank becomes a link. */
const typedAddress = new InputRule(
  /(?:^|[\s(])((?:https?:\/\/|www\.)[^\s<>"]{3,500}?)[.,;:!?)]?\s$/,
  (state, match, start, end) => {
    const [whole, address = ''] = match;
    const from = start + whole.indexOf(address);
    const to = from + address.length;
    if (!URL.canParse(hrefOf(address))) return null;
    // it leads somewhere already, perhaps further than its words say
    if (state.doc.rangeHasMark(from, to, marks.link)) return null;
    const link = marks.link.create({ href: new URL(hrefOf(address)).href });
    const tr = state.tr.addMark(from, to, link);
    return tr.insertText(whole.slice(-1), end, end).removeStoredMark(marks.link);
  },
);

const hrefOf = (address: string) => (address.startsWith('www.') ? `http://${address}` : address);

/** What those type who know Markdown. */
const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, ([, signs = '']) => ({
      level: Math.max(2, signs.length),
    })),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    wrappingInputRule(/^\s*>\s$/, nodes.quote),
    wrappingInputRule(/^\s*([-+*])\s$/, nodes.bullet_list),
    wrappingInputRule(
      /^(\d{1,9})[.)]\s$/,
      nodes.ordered_list,
      ([, start]) => ({ start: Number(start) }),
      ([, start]: RegExpMatchArray, list) =>
        list.childCount + Number(list.attrs.start) === Number(start),
    ),
    typedAddress,
  ],
});

/** @param onLink asks where a link is to lead */
export const plugins = (onLink: () => void): Plugin[] => [
  rules,
  keymap({
    'Mod-k': () => {
      onLink();
      return true;
    },
  }),
  keymap(KEYS),
  keymap(baseKeymap),
  gapCursor(),
  history(),
  tableEditing(),
  new Plugin({
    appendTransaction: (transactions, _before, state) =>
      transactions.some(({ docChanged }) => docChanged) ? settledHeads(state) : null,
  }),
];

/** The first row of a table names its columns, also after the row that did was deleted. */
function settledHeads(state: EditorState): Transaction | null {
  const { tr } = state;
  state.doc.descendants((node, at) => {
    if (node.type !== nodes.table) return !node.isTextblock;
    node.forEach((row, rowAt, place) => {
      const type = place === 0 ? nodes.table_header : nodes.table_cell;
      row.forEach((cell, cellAt) => {
        if (cell.type !== type) tr.setNodeMarkup(at + rowAt + cellAt + 2, type, cell.attrs);
      });
    });
    return false;
  });
  return tr.docChanged ? tr : null;
}
