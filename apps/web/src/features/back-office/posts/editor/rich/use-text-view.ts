import { type Command, EditorState, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { cx } from '#components/cx.ts';
import { markdownClass } from '#components/markdown/markdown-class.ts';
import type { TextProps } from '../markdown-text.tsx';
import type { PictureSaid } from '../section-text.ts';
import { linkAround, linked, unlinked } from './formats.ts';
import styles from './formatted-text.module.css';
import { type OpenedText, textOf } from './normal-form.ts';
import { sliceMarkdown, takeIn } from './paste.ts';
import {
  insertPicture,
  letterOfPlace,
  movedPlace,
  type PlacedPicture,
  picturesOf,
  placeOfLetter,
} from './places.ts';
import { plugins } from './plugins.ts';
import { schema } from './schema.ts';

interface TextView extends Pick<TextProps, 'row' | 'pictures' | 'text' | 'onFiles' | 'onPasted'> {
  held: OpenedText;
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
        // anyone who brings something in without a cursor, or comes by the label, goes on at the end
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
  const changed = useEffectEvent((next: EditorState) => onChange(textOf(held, next.doc)));
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
    moved((at) => placeOfLetter(held.text, held.doc, at));
    ready(made);
    const stop = onLabel(host.current, () => made.focus());
    return () => {
      stop();
      const { doc } = made.state;
      moved((at) => letterOfPlace(textOf(held, doc), doc, at));
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

const labelId = (id: string) => `${id}-label`;

/** What makes an editable element a text field for everyone; its label is that of its shell. */
export const textField = (id: string) =>
  ({
    className: cx(markdownClass, styles.text),
    role: 'textbox',
    'aria-multiline': true,
    'aria-labelledby': labelId(id),
  }) as const;

/**
 * Calls back when the label of a text field is pressed: browsers give the focus to form controls
 * alone. @returns how to stop that
 */
function onLabel(field: HTMLElement, pressed: () => void): () => void {
  const label = document.getElementById(labelId(field.id));
  label?.addEventListener('click', pressed);
  return () => label?.removeEventListener('click', pressed);
}
