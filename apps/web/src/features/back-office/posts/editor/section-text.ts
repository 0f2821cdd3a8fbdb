import { replaceInvisible } from './hidden-in-paste.ts';

export type PictureSaid = Pick<TextPicture, 'src' | 'alt' | 'caption'>;

/** Behind whatever a text holds. */
export const END_OF_TEXT = Number.MAX_SAFE_INTEGER;

/** The text of a section for what is brought into it, whichever way it is written. */
export interface SectionText {
  /** Where the cursor is, or what is under a point of the screen. */
  placeAt(point?: { x: number; y: number }): number;
  /** @param byHand where someone is waiting for it: they go on behind it, and can undo it */
  insertPicture(place: number, picture: PictureSaid, byHand: boolean): void;
  /** Makes a link of what is selected, or of a title. */
  insertLink(title: string, href: string): void;
}

/** A picture as it is in a text of Markdown. */
export interface TextPicture {
  from: number;
  to: number;
  src: string;
  alt: string;
  /** '' without one. */
  caption: string;
}

/** Bounded in what it looks through: the text may be anything. */
const PICTURE =
  /!\[((?:\\.|[^[\]\\\n]){0,1000})\]\(([^\s()]{1,500})(?:[ \t]{1,9}"((?:\\.|[^"\\\n]){0,1000})")?\)/g;

const plain = (written: string) => written.replace(/\\([!-/:-@[-`{-~])/g, '$1');
const inOneLine = (words: string) => replaceInvisible(words).replace(/\s+/g, ' ');

/** The pictures of a text, in their order. */
export const picturesIn = (text: string): TextPicture[] =>
  Array.from(
    text.matchAll(PICTURE),
    ({ index, 0: written, 1: alt = '', 2: src = '', 3: title = '' }) => ({
      ...{ from: index, to: index + written.length, src },
      ...{ alt: plain(alt), caption: plain(title) },
    }),
  );

/** All signs but the bar, which parts the cells of a table. */
const SIGNS = /[!-/:-@[-`{}~]/g;

/**
 * A picture as Markdown.
 * @param careful so that no sign in its words can mean something together with the words around it
 */
export function pictureMarkdown(
  { src, alt, caption }: Omit<TextPicture, 'from' | 'to'>,
  careful = false,
): string {
  const title = inOneLine(caption).replace(careful ? SIGNS : /["\\]/g, '\\$&');
  const words = inOneLine(alt).replace(careful ? SIGNS : /[[\]\\]/g, '\\$&');
  return `![${words}](${src}${title.trim() && ` "${title}"`})`;
}

/** As a paragraph of its own, whatever is before and after it. */
export function asParagraph(text: string, from: number, to: number, words: string): string {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const start = before.trim() === '' ? '' : '\n\n'.slice(newLines(/\n*$/.exec(before)));
  const end = '\n\n'.slice(newLines(/^\n*/.exec(after)));
  return start + words + end;
}

const newLines = (found: RegExpExecArray | null): number => Math.min(2, found?.[0].length ?? 0);

/** Where a place in a text has gone while someone typed: it stays between the same letters. */
export function movedPlace(before: string, after: string, place: number): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let kept = 0;
  while (kept < shorter - start && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1;
  if (place < start) return place;
  const end = before.length - kept;
  return place >= end ? place + after.length - before.length : after.length - kept;
}

/** Writes where the cursor is, so that the browser's own undo knows of it. */
export function typeText(
  area: HTMLTextAreaElement,
  [from, to]: readonly [number, number],
  text: string,
): void {
  area.focus();
  area.setSelectionRange(from, to);
  const isTyped = document.execCommand?.('insertText', false, text) ?? false;
  // where that is gone, plain writing does
  if (!isTyped) putText(area, [from, to], text);
}

/** Writes wherever it is, also while someone types: their cursor stays between the same letters. */
export function putText(
  area: HTMLTextAreaElement,
  [from, to]: readonly [number, number],
  text: string,
): void {
  const isHere = area.selectionStart === to && area.selectionEnd === to;
  area.setRangeText(text, from, to, isHere ? 'end' : 'preserve');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
