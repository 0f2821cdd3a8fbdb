import { type Command, EditorState, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { TextProps } from '../markdown-text.tsx';
import type { PictureSaid } from '../section-text.ts';
import type { HeldText } from './held-text.ts';
import { letterOfPlace, placeOfLetter } from './kept-places.ts';
import { linkAround, linked, unlinked } from './links.ts';
import { takeIn } from './paste.ts';
import { insertPicture, movedPlace, type PlacedPicture, picturesOf } from './places.ts';
import { plugins } from './plugins.ts';
import { schema } from './schema.ts';
import { sliceMarkdown } from './slice-markdown.ts';
import { onLabel } from './text-attributes.ts';

interface TextView extends Pick<TextProps, 'row' | 'pictures' | 'text' | 'onFiles' | 'onPasted'> {
  held: HeldText;
  onChange: (markdown: string) => void;
  onLink: () => void;
  fieldRef: (control: { focus: () => void }) => void;
}

/** A text in an editor that shows it formatted; what is written is told as Markdown. */
export function useTextView(options: TextView) {
  const { held, row, pictures, text, onFiles, onPasted, onChange, onLink, fieldRef } = options;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const first = useMemo(
    () =>
      EditorState.create({
        doc: held.doc,
        schema,
        // whoever brings something in without a cursor, or comes by the label, goes on at the end
        selection: Selection.atEnd(held.doc),
        plugins: plugins(() => asksForLink()),
      }),
    [held],
  );
  const [shown, setShown] = useState({ of: held, state: first });
  const state = shown.of === held ? shown.state : first;
  const asksForLink = useEffectEvent(onLink);
  const upload = useEffectEvent(onFiles);
  const pasted = useEffectEvent(onPasted);
  const changed = useEffectEvent((next: EditorState) => onChange(held.write(next.doc)));
  const moved = useEffectEvent((placeOf: (at: number) => number) => pictures.moved(row, placeOf));
  const ready = useEffectEvent((made: EditorView) => {
    text.current = sectionTextOf(made);
    fieldRef({ focus: () => made.focus() });
  });
  useEffect(() => {
    if (!host.current) return;
    const made = new EditorView(
      { mount: host.current },
      {
        state: first,
        clipboardTextSerializer: sliceMarkdown,
        dispatchTransaction(tr) {
          const next = made.state.apply(tr);
          made.updateState(next);
          setShown({ of: held, state: next });
          if (!tr.docChanged) return;
          moved((at) => movedPlace(tr, at));
          changed(next);
        },
        handleDOMEvents: takeIn(
          (files) => upload(files),
          (end) => pasted(end),
        ),
      },
    );
    view.current = made;
    // between two editors the places of what is on its way are those of letters
    moved((at) => placeOfLetter(held, at));
    ready(made);
    const stop = onLabel(host.current, () => made.focus());
    return () => {
      stop();
      const { doc } = made.state;
      moved((at) => letterOfPlace(held, doc, at));
      text.current = null;
      view.current = undefined;
      made.destroy();
    };
  }, [first, held, text]);
  const run = (command: Command) => {
    const here = view.current;
    if (!here) return;
    command(here.state, here.dispatch, here);
    here.focus();
  };
  return {
    host: host as RefObject<HTMLDivElement>,
    state,
    run,
    pictures: useMemo(() => picturesOf(state.doc), [state.doc]),
    changePicture({ at }: PlacedPicture, changes: Partial<PictureSaid>): void {
      const here = view.current;
      const node = here?.state.doc.nodeAt(at);
      if (!here || !node) return;
      here.dispatch(here.state.tr.setNodeMarkup(at, undefined, { ...node.attrs, ...changes }));
    },
    removePicture({ at }: PlacedPicture): void {
      const here = view.current;
      const size = here?.state.doc.nodeAt(at)?.nodeSize;
      if (here && size) here.dispatch(here.state.tr.delete(at, at + size));
    },
    href: () => linkAround(state)?.href ?? '',
    setLink(href: string | undefined): void {
      const here = view.current;
      if (!here) return;
      const tr = href === undefined ? unlinked(here.state) : linked(here.state, href, href);
      here.dispatch(tr);
      here.focus();
    },
  };
}

/** An editor as the text of a section, for what is brought into it. */
function sectionTextOf(view: EditorView) {
  return {
    placeAt(point?: { x: number; y: number }): number {
      const under = point && view.posAtCoords({ left: point.x, top: point.y });
      return under?.pos ?? view.state.selection.to;
    },
    insertPicture(place: number, picture: PictureSaid, byHand: boolean): void {
      view.dispatch(insertPicture(view.state, place, picture));
      if (byHand) view.focus();
    },
    insertLink(title: string, href: string): void {
      view.dispatch(linked(view.state, href, title));
      view.focus();
    },
  };
}
