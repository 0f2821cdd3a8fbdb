import { safeLink } from '@vitrine/markdown';
import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { isFormatted, OWN_HTML, type PasteLoss, readPasted } from '../pasted.ts';
import { linked } from './links.ts';
import { insertMarkdown } from './slice-markdown.ts';

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
