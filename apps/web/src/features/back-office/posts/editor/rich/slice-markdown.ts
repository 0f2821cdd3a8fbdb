import { readEditable } from '@vitrine/markdown';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { blockAround } from './blocks.ts';
import { HeldText } from './held-text.ts';
import { docOf, nodesOf } from './read-doc.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

/** What is copied, as Markdown: the plain text of the clipboard. */
export function sliceMarkdown(slice: Slice): string {
  let { content } = slice;
  // words of one line are words, whatever they stand in
  for (let depth = 0; depth < slice.openStart && content.childCount === 1; depth += 1) {
    const only = content.firstChild;
    if (!only || only.isTextblock) break;
    content = only.content;
  }
  return markdownOf(content.content.map(asBlock));
}

const asBlock = (node: Node): Node => {
  if (node.isInline) return nodes.paragraph.create(null, node);
  if (node.type === nodes.list_item) return nodes.bullet_list.create(null, node);
  if (node.type === nodes.table_row) return nodes.table.create(null, node);
  if (node.type === nodes.table_cell || node.type === nodes.table_header) {
    return nodes.paragraph.create(null, node.content);
  }
  return node;
};

function markdownOf(blocks: readonly Node[]): string {
  const empty = HeldText.open('');
  return typeof empty === 'string' ? '' : empty.write(docOf(blocks));
}

/** Markdown as what is pasted; what an editor cannot hold comes letter for letter. */
export function markdownSlice(markdown: string): Slice {
  const read = readEditable(markdown);
  const blocks =
    typeof read === 'string'
      ? asTyped(markdown)
      : read.parts.flatMap((part) => nodesOf(part.blocks));
  const open = (node: Node | undefined) => (node?.type === nodes.paragraph ? 1 : 0);
  return new Slice(Fragment.from(blocks), open(blocks[0]), open(blocks.at(-1)));
}

const asTyped = (text: string): Node[] =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) =>
      nodes.paragraph.create(
        null,
        paragraph
          .split('\n')
          .flatMap((line, place) => [
            ...(place > 0 ? [nodes.line_end.create()] : []),
            ...(line ? [schema.text(line)] : []),
          ]),
      ),
    );

/** Puts Markdown where the cursor is, in place of what is selected. */
export function insertMarkdown(view: EditorView, markdown: string): void {
  const { tr, selection } = view.state;
  if (selection.$from.parent.type.spec.code) view.dispatch(tr.insertText(markdown));
  else if (blockAround(view.state, nodes.table)) view.dispatch(inCell(tr, markdown));
  else view.dispatch(tr.replaceSelection(markdownSlice(markdown)).scrollIntoView());
}

/** A cell holds one line: anything else would tear the table apart. */
function inCell(tr: Transaction, markdown: string): Transaction {
  const slice = markdownSlice(markdown);
  const only = slice.content.childCount === 1 ? slice.content.firstChild : null;
  return only?.type === nodes.paragraph
    ? tr.replaceSelection(slice)
    : tr.insertText(markdown.trim().replace(/\s+/g, ' '));
}
