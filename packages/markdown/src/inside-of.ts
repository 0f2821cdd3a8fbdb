import type { Token } from './lexer.ts';

interface Holding {
  tokens?: Token[];
  items?: Token[];
  header?: { tokens: Token[] }[];
  rows?: { tokens: Token[] }[][];
}

/** Everything that a token is made of. */
export function insideOf(token: Token): Token[] {
  const { tokens = [], items = [], header = [], rows = [] } = token as Holding;
  const cells = [...header, ...rows.flat()].flatMap((cell) => cell.tokens);
  return [...tokens, ...items, ...cells];
}
