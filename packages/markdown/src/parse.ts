import { toInlines } from './inlines.ts';
import { lex, type Token, type Tokens } from './lexer.ts';
import type { Block, Cell, Inline } from './tree.ts';

type Level = 2 | 3 | 4 | 5 | 6;

/**
 * Markdown as a tree of what a post may hold, and nothing else: headings from the second level
 * on, links that lead to http, https, mailto or this site, own pictures; raw HTML is text. Plain
 * text comes out as paragraphs parted by empty lines, with the line ends it has.
 */
export function parseMarkdown(text: string): Block[] {
  const tokens = lex(text);
  return tokens ? blocksOf(tokens) : asTyped(text);
}

/** What some tokens of a text say. */
export function blocksOf(tokens: readonly Token[] | undefined): Block[] {
  return (tokens ?? []).flatMap(toBlock);
}

function toBlock(token: Token): Block[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'paragraph':
      return toParagraph(toInlines(token.tokens));
    case 'text':
      return words('line', toInlines([token]));
    case 'checkbox':
      return words('line', toInlines([token]));
    case 'heading': {
      const level = Math.max(2, token.depth) as Level;
      return [{ kind: 'heading', level, children: toInlines(token.tokens) }];
    }
    case 'code':
      return [{ kind: 'code', text: token.text, ...(token.lang && { language: token.lang }) }];
    case 'blockquote':
      return [{ kind: 'quote', children: blocksOf(token.tokens) }];
    case 'list':
      return [toList(token as Tokens.List)];
    case 'table':
      return [toTable(token as Tokens.Table)];
    case 'hr':
      return [{ kind: 'rule' }];
    default:
      return asTyped(token.raw);
  }
}

const words = (kind: 'paragraph' | 'line', children: Inline[]): Block[] =>
  children.length > 0 ? [{ kind, children }] : [];

/** A picture alone in its paragraph with a caption is a figure. */
function toParagraph(children: Inline[]): Block[] {
  const [only, ...others] = children;
  if (only?.kind === 'picture' && only.caption && others.length === 0) {
    return [{ kind: 'figure', picture: only, caption: only.caption }];
  }
  return words('paragraph', children);
}

const toList = ({ ordered, start, items }: Tokens.List): Block => ({
  kind: 'list',
  start: ordered ? Number(start) : undefined,
  items: items.map(({ tokens }) => inOneLine(blocksOf(tokens))),
});

/** A box to tick is before the words it belongs to. */
function inOneLine(blocks: Block[]): Block[] {
  const [first, second, ...rest] = blocks;
  if (first?.kind !== 'line' || (second?.kind !== 'line' && second?.kind !== 'paragraph')) {
    return blocks;
  }
  return [{ ...second, children: [...first.children, ...second.children] }, ...rest];
}

function toTable({ header, rows }: Tokens.Table): Block {
  const toCell = ({ align, tokens }: Tokens.TableCell): Cell => ({
    align: align ?? undefined,
    children: toInlines(tokens),
  });
  return { kind: 'table', head: header.map(toCell), rows: rows.map((row) => row.map(toCell)) };
}

/** Paragraphs of what was typed, letter for letter; no sign in it means anything. */
export function asTyped(text: string): Block[] {
  return text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => ({ kind: 'paragraph', children: inLines(paragraph) }));
}

const inLines = (paragraph: string): Inline[] =>
  paragraph
    .split('\n')
    .flatMap((line, place): Inline[] => [
      ...(place > 0 ? [{ kind: 'break' } as const] : []),
      { kind: 'text', text: line },
    ]);
