import { parseDocument } from 'htmlparser2';
import { isLeftOut } from './hidden-in-paste.ts';
import { replaceInvisible } from './invisible.ts';
import { PlainMarkdown } from './plain-markdown.ts';

// not the browser's own parser: what it is given counts as script there, which the site forbids
type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<HtmlNode, { attribs: object }>;

/** Several times what a section can hold, so that there is something to divide. */
const MOST_LETTERS = 300_000;
/** So that what is made to keep a browser busy does not. */
const MOST_NODES = 200_000;
/** What lies deeper gives its words alone. */
const DEEPEST = 40;
/** Where the markup before the words is longer than this, nobody wrote it by hand. */
const MOST_MARKUP = 8_000_000;
/** Enough words to find the place again where the text was cut. */
const END_LETTERS = 60;

const SIGN_NODES = 20;

const AROUND: Record<string, string> = {
  ...{ B: '**', STRONG: '**', I: '*', EM: '*' },
  ...{ S: '~~', DEL: '~~', STRIKE: '~~' },
};
const BLOCKS = new Set(
  'P DIV SECTION ARTICLE HEADER FOOTER MAIN ASIDE NAV FIGURE FIGCAPTION DL DT DD ADDRESS FORM BODY'.split(
    ' ',
  ),
);
const OF_LINES = new Set(
  'BR HR PRE TABLE TR TD TH UL OL LI BLOCKQUOTE H1 H2 H3 H4 H5 H6'.split(' '),
);
const LINK = /^(https?:|mailto:|\/(?!\/))/i;
const OWN_PICTURE = /^\/(media|art)\//;

class Reading {
  nodes = 0;
  letters = 0;
  /** Whether there was more than is read. */
  isCut = false;
  /** The last words that were read. */
  end = '';
  /** How many pictures of others there were. */
  pictures = 0;
  readonly plain = new PlainMarkdown();

  get isFull(): boolean {
    return this.nodes > MOST_NODES || this.letters > MOST_LETTERS;
  }

  startLine(): void {
    this.plain.startLine();
    this.end += '\n';
  }

  take(words: string): void {
    this.letters += words.length;
    this.end = (this.end + words.slice(-END_LETTERS)).slice(-END_LETTERS);
  }
}

/** What of a paste is not in the text. */
export interface PasteLoss {
  /** The last words of it, where the rest was too much; undefined where all of it is here. */
  end?: string | undefined;
  /** How many pictures stayed where they are. */
  pictures: number;
}

/** What was copied elsewhere, for a section. */
export interface Pasted extends PasteLoss {
  markdown: string;
}

/**
 * What was copied from a page or an office program as Markdown: headings, lists, quotes, tables,
 * emphasis and links. Styles, comments, and what nobody sees are left out, and pictures of others,
 * which would tell them who reads. '' where there are no words.
 */
export function pastedMarkdown(html: string): Pasted {
  const { children } = parseDocument(html.slice(0, MOST_MARKUP));
  const reading = new Reading();
  const lines = blocksOf(children, reading, 0).split('\n');
  const markdown = lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const isWhole = !reading.isCut && html.length <= MOST_MARKUP;
  const end = isWhole ? undefined : inOneLine(reading.end);
  return { markdown, end, pictures: reading.pictures };
}

const isElement = (node: HtmlNode): node is Element => 'attribs' in node;
const tagOf = ({ name }: Element) => name.toUpperCase();
const attributeOf = ({ attribs }: Element, name: string): string => attribs[name] ?? '';

const isSkipped = (element: Element): boolean =>
  isLeftOut(element, () => firstWordsOf(element.children));

/** All elements of some kinds, in their order. */
const elementsIn = (nodes: readonly HtmlNode[], tags: readonly string[]): Element[] =>
  nodes
    .filter(isElement)
    .flatMap((element) => [
      ...(tags.includes(tagOf(element)) ? [element] : []),
      ...elementsIn(element.children, tags),
    ]);

/** Enough to tell a sign; no more, as it is asked of every element. */
function firstWordsOf(nodes: readonly HtmlNode[]): string {
  const rest = nodes.slice(0, SIGN_NODES).toReversed();
  let words = '';
  for (let count = 0; count < SIGN_NODES && words.length < SIGN_NODES; count += 1) {
    const node = rest.pop();
    if (!node) break;
    if (isElement(node)) rest.push(...node.children.slice(0, SIGN_NODES).toReversed());
    else words += textIn(node);
  }
  return words;
}

/** Not by calling itself: nobody knows how deep it goes. */
function wordsOf(nodes: readonly HtmlNode[]): string {
  const rest = nodes.toReversed();
  let words = '';
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (!isElement(node)) words += textIn(node);
    else if (tagOf(node) === 'BR') words += '\n';
    else if (!isSkipped(node)) {
      if (BLOCKS.has(tagOf(node)) && words !== '') words += '\n';
      for (const child of node.children.toReversed()) rest.push(child);
    }
  }
  return words;
}

const textIn = (node: HtmlNode): string =>
  node.type === 'text' && 'data' in node ? node.data : '';

/** Everything in an element, its blocks parted by empty lines. */
function blocksOf(nodes: readonly HtmlNode[], reading: Reading, depth: number): string {
  let written = '';
  for (const child of nodes) {
    reading.nodes += 1;
    if (reading.isFull) {
      reading.isCut ||= isElement(child) || textIn(child).trim() !== '';
      break;
    }
    const isDeep = depth > DEEPEST;
    if (isElement(child) && !isDeep) {
      written += isSkipped(child) ? '' : elementOf(child, reading, depth + 1);
    } else {
      const words = withSingleBlanks(replaceInvisible(wordsOf([child])));
      reading.take(words);
      const escaped = reading.plain.escaped(words);
      written += /\s$/.test(written.slice(-1)) ? escaped.trimStart() : escaped;
    }
  }
  return written;
}

function elementOf(element: Element, reading: Reading, depth: number): string {
  const tag = tagOf(element);
  // the sign that Word draws before an entry is no part of its words
  const isSign = /mso-list:\s*ignore/i.test(attributeOf(element, 'style'));
  const isOwnLine = BLOCKS.has(tag) || OF_LINES.has(tag);
  if (isOwnLine) reading.startLine();
  const written = markdownOf(element, reading, depth);
  if (isOwnLine || isSign) reading.startLine();
  return written;
}

function markdownOf(element: Element, reading: Reading, depth: number): string {
  const tag = tagOf(element);
  if (tag === 'BR') return '\n';
  if (tag === 'HR') return '\n\n---\n\n';
  if (tag === 'IMG') return pictureOf(element, reading);
  if (tag === 'PRE') {
    const words = replaceInvisible(wordsOf(element.children)).trimEnd();
    reading.take(words);
    const marks = words.match(/`{3,}/g) ?? [];
    const fence = '`'.repeat(Math.max(3, ...marks.map((mark) => mark.length + 1)));
    return `\n\n${fence}\n${words}\n${fence}\n\n`;
  }
  if (tag === 'TABLE') return tableOf(element, reading, depth);
  if (tag === 'UL' || tag === 'OL') return `\n\n${listOf(element, reading, depth)}\n\n`;
  const inside = blocksOf(element.children, reading, depth);
  const words = inside.trim();
  if (words === '') return BLOCKS.has(tag) ? '\n\n' : inside && ' ';
  if (/^H[1-6]$/.test(tag)) {
    return `\n\n${'#'.repeat(Math.max(2, Number(tag[1])))} ${inOneLine(words).replace(/(?<!\\)#+$/, '\\$&')}\n\n`;
  }
  if (tag === 'BLOCKQUOTE') {
    return `\n\n${words.replace(/\n{2,}/g, '\n\n').replace(/^/gm, '> ')}\n\n`;
  }
  if (tag === 'A') return linkOf(element, inside);
  const mark = markOf(element);
  // a mark around several paragraphs would be no mark
  if (mark && !words.includes('\n')) return surrounded(inside, mark);
  const item = wordListItem(element, words);
  if (item) return item;
  return BLOCKS.has(tag) ? `\n\n${words}\n\n` : inside;
}

const inOneLine = (words: string) => words.replace(/\s+/g, ' ').trim();

/** Blanks stay outside of the marks: inside, they would be no marks. */
function surrounded(inside: string, mark: string): string {
  const words = inside.trim();
  const before = inside.length - inside.trimStart().length;
  const after = inside.slice(before + words.length);
  return inside.slice(0, before) + mark + words + mark + after;
}

/** Bold, italic or struck out: by the element, or by the style that some programs write instead. */
function markOf(element: Element): string | undefined {
  const style = attributeOf(element, 'style');
  if (/font-weight:\s*(normal|[1-4]00)/i.test(style)) return undefined;
  const mark = AROUND[tagOf(element)];
  if (mark || tagOf(element) !== 'SPAN') return mark;
  if (/font-weight:\s*(bold|[6-9]00)/i.test(style)) return '**';
  return /font-style:\s*italic/i.test(style) ? '*' : undefined;
}

/** An address may hold neither blanks nor brackets. */
const escapedAddress = (address: string): string =>
  address.replace(/[\s()<>]/g, (one) => `%${one.charCodeAt(0).toString(16).padStart(2, '0')}`);

function linkOf(element: Element, inside: string): string {
  const href = attributeOf(element, 'href').trim();
  if (!LINK.test(href) || inside.trim() === '') return inside;
  const address = escapedAddress(href);
  return `[${inOneLine(inside)}](${address})`;
}

/** Of a page's own counters, which are a dot that nobody sees. */
const isDot = (element: Element) =>
  ['width', 'height'].some((side) => /^[01]$/.test(attributeOf(element, side)));

function pictureOf(element: Element, reading: Reading): string {
  const src = attributeOf(element, 'src');
  if (!OWN_PICTURE.test(src)) {
    if (src !== '' && !isDot(element)) reading.pictures += 1;
    return '';
  }
  const alt = inOneLine(replaceInvisible(attributeOf(element, 'alt')));
  return `![${alt.replace(/[[\]\\]/g, '\\$&')}](${escapedAddress(src)})`;
}

function listOf(list: Element, reading: Reading, depth: number): string {
  const isOrdered = tagOf(list) === 'OL';
  const items = list.children.filter(isElement).map((child) =>
    // some programs put a list beside the item that it belongs to
    tagOf(child) === 'LI'
      ? blocksOf(child.children, reading, depth + 1).trim()
      : elementOf(child, reading, depth + 1).trim(),
  );
  const filled = items.filter((words) => words !== '');
  return filled
    .map((words, place) => {
      const mark = isOrdered ? `${place + 1}. ` : '- ';
      return mark + words.replace(/\n+/g, `\n${' '.repeat(mark.length)}`);
    })
    .join('\n');
}

/** A paragraph that Word shows as an entry of a list, with the sign that it draws before it. */
function wordListItem(element: Element, words: string): string | undefined {
  const style = attributeOf(element, 'style');
  if (!/mso-list:\s*l\d/i.test(style)) return undefined;
  const level = Number(/level(\d)/i.exec(style)?.[1] ?? 1);
  const [, sign = '', rest = words] = /^(\S{1,5})\s+([\s\S]*)$/.exec(words) ?? [];
  const mark = /^\(?[\dA-Za-z]{1,3}\\?[.)]$/.test(sign) ? '1. ' : '- ';
  return `\n${'   '.repeat(Math.min(level, 5) - 1)}${mark}${inOneLine(rest)}\n`;
}

function tableOf(table: Element, reading: Reading, depth: number): string {
  const rows = elementsIn(table.children, ['TR'])
    .map((row) =>
      elementsIn(row.children, ['TH', 'TD']).map((cell) =>
        inOneLine(blocksOf(cell.children, reading, depth + 2)),
      ),
    )
    .filter((cells) => cells.some(Boolean));
  const [head, ...others] = rows;
  if (!head) return '';
  const width = Math.max(...rows.map((cells) => cells.length));
  // a table of one column only holds a page together
  if (width === 1) return `\n\n${rows.flat().join('\n\n')}\n\n`;
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, place) => cells[place] ?? '').join(' | ')} |`;
  const marks = line(Array.from({ length: width }, () => '---'));
  return `\n\n${[line(head), marks, ...others.map(line)].join('\n')}\n\n`;
}

/** Blank by blank: to take millions at once, a regular expression needs more stack than there is. */
const withSingleBlanks = (text: string) => text.replace(/\s(?=\s)/g, '').replace(/\s/g, ' ');
