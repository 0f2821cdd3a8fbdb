import { insideOf } from './inside-of.ts';
import { lex, type Token } from './lexer.ts';

/**
 * A text without some of its pictures, and without links that held nothing else.
 * @param isGone by the address of a picture
 */
export function withoutPictures(text: string, isGone: (src: string) => boolean): string {
  const gone = new Set((lex(text) ?? []).flatMap((token) => goneIn(token, isGone)));
  // what holds another one goes first
  const written = [...gone].sort((a, b) => b.length - a.length);
  return written.reduce((rest, raw) => rest.replaceAll(raw, ''), text);
}

/** The addresses of the pictures in a text. */
export function picturesOf(text: string): string[] {
  const found = (token: Token): string[] =>
    token.type === 'image' ? [token.href] : insideOf(token).flatMap(found);
  return (lex(text) ?? []).flatMap(found);
}

/** As they were written. */
function goneIn(token: Token, isGone: (src: string) => boolean): string[] {
  if (token.type === 'image') return isGone(token.href) ? [token.raw] : [];
  const inside = insideOf(token);
  const found = inside.flatMap((one) => goneIn(one, isGone));
  const isEmptied =
    token.type === 'link' && inside.length > 0 && inside.every(({ raw }) => found.includes(raw));
  return isEmptied ? [token.raw] : found;
}
