import { asTyped, parseMarkdown, safeLink, unheldOf } from '@vitrine/markdown';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { isFormatted, OWN_HTML, type PasteLoss, readPasted } from '../pasted.ts';
import { blockAround, linked } from './formats.ts';
import { markdownOf } from './normal-form.ts';
import { docOf, nodesOf, schema } from './schema.ts';

const { nodes } = schema;

/**
 * What comes from outside, read by the same reader as in the text area: the editor's own would make
 * HTML of it, which the site forbids.
 */
export const takeIn = (
  onFiles: (files: readonly File[]) => void,
  onPasted: (loss: PasteLoss) => void,
) => ({
  paste(view: EditorView, event: ClipboardEvent): boolean {
    if (!event.clipboardData) return false;
    event.preventDefault();
    const { files, types } = event.clipboardData;
    // an office program sends a picture of the words along, too
    if (files.length > 0 && !types.includes('text/plain')) onFiles(Array.from(files));
    else takeText(view, event.clipboardData, onPasted);
    return true;
  },
  drop(view: EditorView, event: DragEvent): boolean {
    // what is moved within the text is the editor's own matter
    if (view.dragging || !event.dataTransfer) return false;
    event.preventDefault();
    // files are taken by the section that they are dropped on
    if (event.dataTransfer.files.length > 0) return true;
    const under = view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (under) {
      const { tr, doc } = view.state;
      view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(under.pos))));
    }
    takeText(view, event.dataTransfer, onPasted);
    return true;
  },
});

function takeText(view: EditorView, data: DataTransfer, onPasted: (loss: PasteLoss) => void): void {
  const html = data.getData('text/html');
  const words = data.getData('text/plain').replace(/\r\n?/g, '\n');
  const link = /^(https?:\/\/|mailto:)\S+$/.test(words.trim()) && safeLink(words.trim());
  if (link && !view.state.selection.empty) {
    view.dispatch(linked(view.state, link.href, words));
  } else if (isFormatted(html) && !html.includes(OWN_HTML)) {
    void readPasted(html, words).then(({ markdown, ...loss }) => {
      if (view.isDestroyed) return;
      insertMarkdown(view, markdown);
      onPasted(loss);
    });
  } else {
    insertMarkdown(view, words);
  }
}

/** What is copied, as Markdown: the plain text of the clipboard. */
export function sliceMarkdown(slice: Slice): string {
  let { content } = slice;
  // words of one line are words, whatever they are in
  for (let depth = 0; depth < slice.openStart && content.childCount === 1; depth += 1) {
    const only = content.firstChild;
    if (!only || only.isTextblock) break;
    content = only.content;
  }
  return markdownOf(docOf(content.content.map(asBlock)));
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

/** Markdown as what is pasted; what an editor cannot hold comes letter for letter. */
export function markdownSlice(markdown: string): Slice {
  const blocks = nodesOf(unheldOf(markdown) ? asTyped(markdown) : parseMarkdown(markdown));
  const open = (node: Node | undefined) => (node?.type === nodes.paragraph ? 1 : 0);
  return new Slice(Fragment.from(blocks), open(blocks[0]), open(blocks.at(-1)));
}

/** Puts Markdown where the cursor is, in place of what is selected. */
function insertMarkdown(view: EditorView, markdown: string): void {
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
