import { isOwnPicture, safeLink } from './addresses.ts';
import { insideOf } from './inside-of.ts';
import { lex, type Token } from './lexer.ts';
import { blocksOf } from './parse.ts';
import type { Block } from './tree.ts';

/**
 * What the tree of a text does not say, so that whoever writes the text anew from its tree would lose
 * it: addresses at the end that links name, boxes to tick, links that lead nowhere, pictures from
 * elsewhere, and all of a text that is too tangled to be read.
 */
export type Unheld = 'definitions' | 'boxes' | 'links' | 'pictures' | 'tangled';

/** A stretch of a text and what it says. */
export interface TextPart {
  /** As it was written, without the empty lines after it. */
  raw: string;
  /** Those lines. */
  gap: string;
  blocks: Block[];
}

/** A text in parts, from its first letter to its last. */
export interface EditableText {
  /** Empty lines before the first part. */
  lead: string;
  parts: TextPart[];
}

/** A text as an editor takes it apart; or why it cannot be put together again from its tree. */
export function readEditable(text: string): EditableText | Unheld {
  const tokens = lex(text);
  if (!tokens) return 'tangled';
  const unheld = unheldIn(tokens);
  if (unheld) return unheld;
  const result: EditableText = { lead: '', parts: [] };
  for (const token of tokens) {
    const last = result.parts.at(-1);
    const raw = token.raw.replace(/\n+$/, '');
    if (token.type === 'space') {
      if (last) last.gap += token.raw;
      else result.lead += token.raw;
    } else {
      result.parts.push({ raw, gap: token.raw.slice(raw.length), blocks: blocksOf([token]) });
    }
  }
  return result;
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
