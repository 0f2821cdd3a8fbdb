import { isOwnPicture, safeLink } from './addresses.ts';
import { insideOf } from './inside-of.ts';
import { lex, type Token } from './lexer.ts';
import { blocksOf } from './parse.ts';

/**
 * What the tree of a text does not say, so that writing the text from its tree would lose it: link
 * definitions, task boxes, links that lead nowhere, pictures from elsewhere, and all of a text that
 * is too tangled to be read.
 */
export type Unheld = 'definitions' | 'boxes' | 'links' | 'pictures' | 'tangled';

/** Why a text cannot be written from its tree; undefined where it can. */
export function unheldOf(text: string): Unheld | undefined {
  const tokens = lex(text);
  return tokens ? unheldIn(tokens) : 'tangled';
}

/** For each block of a text, in the order of its tree, how many characters of the text end with it. */
export function blockEnds(text: string): number[] {
  let end = 0;
  return (lex(text) ?? []).flatMap((token) => {
    end += token.raw.length;
    return blocksOf([token]).map(() => end);
  });
}

function unheldIn(tokens: readonly Token[]): Unheld | undefined {
  for (const token of tokens) {
    const found = unheldAs(token) ?? unheldIn(insideOf(token));
    if (found) return found;
  }
  return undefined;
}

function unheldAs(token: Token): Unheld | undefined {
  switch (token.type) {
    case 'def':
      return 'definitions';
    case 'checkbox':
      return 'boxes';
    case 'link':
      return safeLink(token.href) ? undefined : 'links';
    case 'image':
      return isOwnPicture(token.href) ? undefined : 'pictures';
    default:
      return undefined;
  }
}
