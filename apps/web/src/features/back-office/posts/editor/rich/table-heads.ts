import type { EditorState, Transaction } from 'prosemirror-state';
import { schema } from './schema.ts';

const { nodes } = schema;

/** The first row of a table names its columns, also after the row that did was deleted. */
export function settledHeads(state: EditorState): Transaction | null {
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
