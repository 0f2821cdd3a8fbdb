import { UnreadableFile } from './unreadable-file.ts';

// Controls (but tabs and line breaks), marks that turn the direction of what follows, and characters
// without width. The joiners U+200C and U+200D stay: several scripts are written with them.
const UNSEEN =
  /(?![\t\n])\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** How many characters nobody sees; line breaks do not count. */
export const countUnseen = (text: string): number =>
  text.replace(LINE_BREAKS, '\n').match(UNSEEN)?.length ?? 0;

/** The text in one spelling of accents and line breaks, without what nobody sees. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replace(LINE_BREAKS, '\n').replace(UNSEEN, '').normalize('NFC').trim();

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** More of a text than this is no text: letters of another kind of file. */
const MOST_CONTROLS = 0.02;

/**
 * The text of a file: UTF-8 or UTF-16 by its mark, otherwise UTF-8, otherwise windows-1252, in which
 * older programs write French.
 * @throws UnreadableFile `binary` where that makes no text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decoded(bytes);
  const controls = text.match(/(?![\t\n\r\f\v])\p{Cc}/gu)?.length ?? 0;
  if (text.includes('\0') || controls > text.length * MOST_CONTROLS + 4) {
    throw new UnreadableFile('binary');
  }
  return text;
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** For comparing: lower case, without accents, with single blanks. */
export const foldWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[’`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
