import type { Mark, Node } from 'prosemirror-model';
import { pictureMarkdown } from '../section-text.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** How blocks are written; the plainest way that is read as it was meant is taken. */
export interface Spelling {
  /** Which signs get a backslash: none, those that can mean something where they stand, or all. */
  escaped: 'none' | 'some' | 'all';
  /** The sign around what is emphasised. */
  emphasis: '*' | '_';
  /** With empty lines in all lists. */
  loose: boolean;
  /** With the marks of the words. */
  isMarked: boolean;
}

/** A list after a list needs another sign, or the two would be one; '' before anything else. */
export type Sign = '-' | '*' | '.' | ')' | '';

/** The blocks in a document, a quote or an item that say something, with a gap between them. */
export function blocksMarkdown(
  parent: Node,
  gap: string,
  write: (block: Node, sign: Sign) => string,
): string {
  const texts: string[] = [];
  let before: Node | undefined;
  let sign: Sign = '';
  for (const block of parent.children) {
    const next = signAfter(before, sign, block);
    const text = write(block, next);
    if (text === '') continue;
    texts.push(text);
    before = block;
    sign = next;
  }
  return texts.join(gap);
}

function signAfter(before: Node | undefined, sign: Sign, { type }: Node): Sign {
  const [first, other] = SIGNS.get(type) ?? (['', ''] as const);
  return before?.type === type && sign === first ? other : first;
}

const SIGNS = new Map<unknown, readonly [Sign, Sign]>([
  [nodes.bullet_list, ['-', '*']],
  [nodes.ordered_list, ['.', ')']],
]);

/** One block as Markdown; '' where nothing of it would be read. */
export function blockMarkdown(node: Node, sign: Sign, spelling: Spelling): string {
  const within = (block: Node, next: Sign) => blockMarkdown(block, next, spelling);
  switch (node.type) {
    case nodes.heading:
      return inlineMarkdown(node, spelling).replace(/^(?=.)/, `${'#'.repeat(node.attrs.level)} `);
    case nodes.code_block:
      return codeBlockMarkdown(node);
    case nodes.quote:
      return blocksMarkdown(node, '\n\n', within)
        .replace(/^(?=.)/gm, '> ')
        .replace(/^$/gm, '>');
    case nodes.bullet_list:
    case nodes.ordered_list:
      return listMarkdown(node, sign, spelling);
    case nodes.table:
      return tableMarkdown(node, spelling);
    case nodes.rule:
      return '---';
    case nodes.figure:
      return imageMarkdown(node, spelling);
    default:
      return inlineMarkdown(node, spelling);
  }
}

/** Between more backticks than stand inside of it. */
function codeBlockMarkdown({ textContent, attrs }: Node): string {
  const fence = '`'.repeat(Math.max(3, longestTicks(textContent) + 1));
  return `${fence}${attrs.language}\n${textContent}${textContent ? '\n' : ''}${fence}`;
}

const longestTicks = (text: string): number =>
  Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));

function listMarkdown(list: Node, sign: Sign, spelling: Spelling): string {
  const isLoose = spelling.loose || isShownLoose(list);
  const gap = isLoose ? '\n\n' : '\n';
  // the usual sign of a rule would be an item, or make a heading of the words before it
  const within = (block: Node, next: Sign) =>
    block.type === nodes.rule ? '___' : blockMarkdown(block, next, spelling);
  const items = list.children.map((item, place) => {
    const number = list.type === nodes.ordered_list ? Number(list.attrs.start) + place : '';
    const mark = `${number}${sign} `;
    const words = blocksMarkdown(item, gap, within);
    return `${mark}${words.replace(/\n(?!\n|$)/g, `\n${' '.repeat(mark.length)}`)}`.trimEnd();
  });
  return items.join(gap);
}

/** Only words show empty lines between items; behind another block they need one. */
function isShownLoose({ attrs, children }: Node): boolean {
  return children.some((item) =>
    item.children.some((block, place) => isWords(block) && (attrs.loose === true || place > 0)),
  );
}

/** A picture alone with a caption is no paragraph. */
function isWords(block: Node): boolean {
  const isText = block.type === nodes.paragraph;
  const [only, ...others] = isText
    ? block.children.filter((piece) => piece.type === nodes.image || /\S/.test(piece.text ?? ''))
    : [block];
  if (!only || (!isText && only.type !== nodes.figure)) return false;
  return others.length > 0 || !only.attrs.caption;
}

const ALIGNED: Record<string, string> = { left: ':---', center: ':---:', right: '---:' };

/** Every row with as many cells as the first one. */
function tableMarkdown({ children: rows }: Node, spelling: Spelling): string {
  const heads = rows[0]?.children ?? [];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = '', ...others] = rows.map((row) =>
    line(heads.map((_, at) => inlineMarkdown(row.maybeChild(at), spelling, true))),
  );
  const marks = line(heads.map(({ attrs }) => ALIGNED[`${attrs.align}`] ?? '---'));
  return [head, marks, ...others].join('\n');
}

interface Place extends Spelling {
  /** Bars part the cells of a table. */
  inTable: boolean;
}

/** The running text of a paragraph, a heading or a cell, without blanks around its lines. */
function inlineMarkdown(block: Node | null, spelling: Spelling, inTable = false): string {
  return written(block?.children ?? [], { ...spelling, inTable })
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

function written(pieces: readonly Node[], place: Place): string {
  let text = '';
  for (let at = 0; at < pieces.length; ) {
    const [piece] = pieces.slice(at, at + 1) as [Node];
    const mark = place.isMarked ? outermost(pieces, at) : undefined;
    if (!mark) {
      text += plain(piece, place, text === '' || text.endsWith('\n'));
      at += 1;
      continue;
    }
    const end = endOf(pieces, at, mark);
    text += marked(mark, pieces.slice(at, end), place);
    at = end;
  }
  return text;
}

/** Where a mark that begins at a piece ends. */
function endOf(pieces: readonly Node[], start: number, mark: Mark): number {
  let end = start;
  while (end < pieces.length && mark.isInSet(pieces[end]?.marks ?? [])) end += 1;
  return end;
}

/** Of the marks that begin at a piece the one that reaches furthest; links before others, code last. */
function outermost(pieces: readonly Node[], start: number): Mark | undefined {
  const reach = (mark: Mark) => {
    if (mark.type === marks.code) return 0;
    return endOf(pieces, start, mark) + (mark.type === marks.link ? 0.5 : 0);
  };
  return [...(pieces[start]?.marks ?? [])].sort((one, other) => reach(other) - reach(one))[0];
}

const AROUND: Record<string, string> = { strong: '**', deleted: '~~' };

/** Marks stand directly at words: blanks at their edges stay outside. */
function marked(mark: Mark, pieces: readonly Node[], place: Place): string {
  if (mark.type === marks.code) return codeMarkdown(pieces, place);
  const inside = pieces.map((piece) => piece.mark(mark.removeFromSet(piece.marks)));
  const all = written(inside, place);
  const words = all.trim();
  const sign = AROUND[mark.type.name] ?? place.emphasis;
  const link = mark.type === marks.link;
  if (words === '') return all;
  return all.replace(words, () =>
    link ? linkMarkdown(`${mark.attrs.href}`, inside, words, place) : sign + words + sign,
  );
}

/** An address that is its own words stands alone, as most people write it. */
function linkMarkdown(href: string, inside: readonly Node[], words: string, place: Place): string {
  const [only, ...others] = inside;
  const text = others.length === 0 && only?.marks.length === 0 ? only.text : undefined;
  const ways = [text, `${text}/`, `mailto:${text}`, `http://${text}`, `http://${text}/`];
  if (text && place.escaped === 'none' && ways.includes(href)) return text;
  const address = /[\s()\\]/.test(href) ? `<${href.replace(/[<>\\]/g, '\\$&')}>` : href;
  return `[${words}](${place.inTable ? withoutBars(address) : address})`;
}

/** Between more backticks than stand inside of it. */
function codeMarkdown(pieces: readonly Node[], { inTable }: Place): string {
  const text = pieces.map((piece) => piece.text ?? ' ').join('');
  const fence = '`'.repeat(longestTicks(text) + 1);
  const isPadded = /^`|`$|^ .*[^ ].* $/.test(text);
  const inside = isPadded ? ` ${text} ` : text;
  return fence + (inTable ? withoutBars(inside) : inside) + fence;
}

const withoutBars = (text: string) => text.replace(/\|/g, '\\|');

const imageMarkdown = ({ attrs }: Node, { escaped }: Spelling): string =>
  pictureMarkdown(attrs as Parameters<typeof pictureMarkdown>[0], escaped !== 'none');

const SOME = /[\\`*_[\]<>~|]|(?<=\bhttps?|\bftp):|(?<=\bwww)\.|@/gi;
const ALL = /[!-/:-@[-`{-~]/g;
/** What begins a heading, a quote, a list, a rule, a table, or makes a heading of the line before. */
const LINE_START = /^([ \t]*)(?:([#>+\-=~`|:])|(\d{1,9})([.)]))/;
/** Raw HTML is text, but the blocks after it could be read as a part of it. */
const HTML_START = /^([ \t]*)<(?=[a-z/!?])/i;

function plain(piece: Node, { escaped, inTable }: Place, startsLine: boolean): string {
  if (piece.type === nodes.line_end) return '\n';
  if (piece.type === nodes.image) {
    const picture = imageMarkdown(piece, { escaped } as Place);
    return inTable ? withoutBars(picture) : picture;
  }
  const words = piece.text ?? '';
  if (escaped === 'all') return words.replace(ALL, '\\$&');
  if (escaped === 'none') {
    const safe = startsLine ? words.replace(HTML_START, '$1\\<') : words;
    return inTable ? withoutBars(safe) : safe;
  }
  const some = words.replace(SOME, '\\$&');
  if (!startsLine) return some;
  return some.replace(LINE_START, (_, blanks, sign, number, end) =>
    sign ? `${blanks}\\${sign}` : `${blanks}${number}\\${end}`,
  );
}
