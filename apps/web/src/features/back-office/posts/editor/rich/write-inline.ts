import type { Mark, Node } from 'prosemirror-model';
import { pictureMarkdown } from '../text-pictures.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** How running text is written; the plainest way that is read as it was meant is taken. */
export interface Spelling {
  /** Which signs get a backslash: none, those that can mean something where they stand, or all. */
  escaped: 'none' | 'some' | 'all';
  /** The sign around what is emphasised. */
  emphasis: '*' | '_';
}

interface Place extends Spelling {
  /** Bars part the cells of a table. */
  inTable: boolean;
}

const SOME = /[\\`*_[\]<>~|]|(?<=\bhttps?|\bftp):|(?<=\bwww)\.|@/gi;
const ALL = /[!-/:-@[-`{-~]/g;
/** What begins a heading, a quote, a list, a rule, a table, or makes a heading of the line before. */
const LINE_START = /^([ \t]*)(?:([#>+\-=~`|:])|(\d{1,9})([.)]))/;

/** The running text of a paragraph, a heading or a cell. */
export function inlineMarkdown(block: Node, place: Place): string {
  return written(block.children, place);
}

function written(pieces: readonly Node[], place: Place): string {
  let text = '';
  for (let at = 0; at < pieces.length; ) {
    const [piece] = pieces.slice(at, at + 1) as [Node];
    const mark = outermost(pieces, at);
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

function marked(mark: Mark, pieces: readonly Node[], place: Place): string {
  if (mark.type === marks.code) return codeMarkdown(pieces, place);
  const inside = pieces.map((piece) => piece.mark(mark.removeFromSet(piece.marks)));
  const words = written(inside, place);
  if (mark.type === marks.link) return linkMarkdown(`${mark.attrs.href}`, inside, words, place);
  const sign = AROUND[mark.type.name] ?? place.emphasis;
  return sign + words + sign;
}

/** An address that is its own words stands alone, as most people write it. */
function linkMarkdown(href: string, inside: readonly Node[], words: string, place: Place): string {
  const [only, ...others] = inside;
  const text = others.length === 0 && only?.marks.length === 0 ? only.text : undefined;
  const ways = [text, `${text}/`, `mailto:${text}`, `http://${text}`, `http://${text}/`];
  const isBare = text && ways.includes(href);
  if (isBare && place.escaped === 'none') return text;
  const address = /[\s()\\]/.test(href) ? `<${href.replace(/[<>\\]/g, '\\$&')}>` : href;
  return `[${words}](${place.inTable ? address.replace(/\|/g, '\\|') : address})`;
}

/** Between more backticks than stand inside of it. */
function codeMarkdown(pieces: readonly Node[], { inTable }: Place): string {
  const text = pieces.map((piece) => piece.text ?? ' ').join('');
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const isPadded = /^`|`$|^ .*[^ ].* $/.test(text);
  const inside = isPadded ? ` ${text} ` : text;
  return fence + (inTable ? inside.replace(/\|/g, '\\|') : inside) + fence;
}

function plain(piece: Node, { escaped, inTable }: Place, startsLine: boolean): string {
  if (piece.type === nodes.line_end) return '\n';
  if (piece.type === nodes.image) {
    const { src, alt, caption } = piece.attrs as { src: string; alt: string; caption: string };
    const picture = pictureMarkdown({ src, alt, caption }, escaped !== 'none');
    return inTable ? picture.replace(/\|/g, '\\|') : picture;
  }
  const words = piece.text ?? '';
  if (escaped === 'all') return words.replace(ALL, '\\$&');
  if (escaped === 'none') return inTable ? words.replace(/\|/g, '\\|') : words;
  const some = words.replace(SOME, '\\$&');
  if (!startsLine) return some;
  return some.replace(LINE_START, (_, blanks, sign, number, end) =>
    sign ? `${blanks}\\${sign}` : `${blanks}${number}\\${end}`,
  );
}
