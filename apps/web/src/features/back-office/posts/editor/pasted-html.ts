import { isOwnPicture, safeLink } from '@vitrine/markdown';
import { parseDocument } from 'htmlparser2';
import { DOMParser } from 'prosemirror-model';
import { isLeftOut, replaceInvisible } from './hidden-in-paste.ts';
import { markdownOf } from './rich/normal-form.ts';
import { schema } from './rich/schema.ts';

// not the browser's own parser: what it is given counts as script there, which the site forbids
type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
type HtmlElement = Extract<HtmlNode, { attribs: object }>;

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
/** As much of an element as tells a sign, which is asked of every one. */
const SIGN_NODES = 20;

const MARKS: Record<string, string> = {
  ...{ b: 'strong', strong: 'strong', i: 'em', em: 'em', code: 'code' },
  ...{ s: 'del', del: 'del', strike: 'del' },
};
/** What is on lines of its own; all but those that the editor knows are only apart from the others. */
const BLOCKS = new Set(
  'p div section article header footer main aside nav figure figcaption dl dt dd address form body br hr pre table tr th td ul ol li blockquote h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);
const KNOWN = new Set('p br hr ul ol li blockquote h1 h2 h3 h4 h5 h6'.split(' '));

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
  const reading = new Reading();
  reading.fill(reading.root, parseDocument(html.slice(0, MOST_MARKUP)).children, 0, false);
  const isWhole = !reading.isCut && html.length <= MOST_MARKUP;
  return {
    markdown: markdownOf(DOMParser.fromSchema(schema).parse(reading.root)),
    end: isWhole ? undefined : inOneLine(reading.end),
    pictures: reading.pictures,
  };
}

/** Makes elements of what was copied that hold nothing but what a text can have. */
class Reading {
  /** Of a document that loads nothing. */
  readonly root = document.implementation.createHTMLDocument('').body;
  /** Whether there was more than is read. */
  isCut = false;
  /** The last words that were read. */
  end = '';
  /** How many pictures of others there were. */
  pictures = 0;
  #nodes = 0;
  #letters = 0;

  /** @param isLine where lines cannot end: in a heading and in a cell */
  fill(parent: Element, nodes: readonly HtmlNode[], depth: number, isLine: boolean): void {
    for (const node of nodes) {
      this.#nodes += 1;
      if (this.#nodes > MOST_NODES || this.#letters > MOST_LETTERS) {
        this.isCut ||= isElement(node) || textIn(node).trim() !== '';
        return;
      }
      if (!isElement(node) || depth > DEEPEST) parent.append(this.#take(inBlanks(wordsOf([node]))));
      else if (!isSkipped(node)) this.#add(parent, node, depth + 1, isLine);
    }
  }

  #take(words: string): string {
    const seen = replaceInvisible(words);
    this.#letters += seen.length;
    this.end = (this.end + seen.slice(-END_LETTERS)).slice(-END_LETTERS);
    return seen;
  }

  #make(parent: Element, name: string): Element {
    return parent.appendChild(parent.ownerDocument.createElement(name));
  }

  #add(parent: Element, element: HtmlElement, depth: number, isLine: boolean): void {
    const { name, children } = element;
    if (BLOCKS.has(name)) this.end += ' ';
    if (name === 'img') this.#addPicture(parent, element);
    else if (isLine && BLOCKS.has(name)) {
      parent.append(' ');
      this.fill(parent, children, depth, isLine);
      parent.append(' ');
    } else if (name === 'table') this.#addTable(parent, element, depth);
    else if (name === 'pre') {
      this.#make(parent, name).append(this.#take(wordsOf(children)).trimEnd());
    } else {
      const entry = wordEntry(element);
      const made = entry ? this.#addEntry(parent, entry) : this.#addPart(parent, element);
      this.fill(made, children, depth, isLine || /^h\d$/.test(name));
      if (BLOCKS.has(name) && !/^[bh]r$/.test(name) && isBlank(made)) made.remove();
    }
  }

  /** What a text has for an element; its words go into the one around it where that is nothing. */
  #addPart(parent: Element, element: HtmlElement): Element {
    const { name } = element;
    const last = parent.lastElementChild;
    // an empty line parts paragraphs
    if (name === 'br' && last?.localName === 'br' && last === parent.lastChild) {
      return this.#make(parent, 'div');
    }
    if (BLOCKS.has(name)) return this.#make(parent, KNOWN.has(name) ? name : 'div');
    const href = name === 'a' ? linkOf(attributeOf(element, 'href').trim()) : undefined;
    if (href) {
      const link = this.#make(parent, name);
      link.setAttribute('href', href);
      return link;
    }
    const mark = markOf(element);
    return mark ? this.#make(parent, mark) : parent;
  }

  /** An entry of a list that Word shows in paragraphs, behind the one before it and at its level. */
  #addEntry(parent: Element, { level, list: name }: WordEntry): Element {
    let place = parent;
    for (let left = level; ; left -= 1) {
      const last = place.lastElementChild;
      const isOpen = last && (left > 1 ? /^[ou]l$/.test(last.localName) : last.localName === name);
      const list = isOpen ? last : this.#make(place, name);
      if (left === 1) return this.#make(list, 'li');
      place = list.lastElementChild ?? this.#make(list, 'li');
    }
  }

  #addPicture(parent: Element, element: HtmlElement): void {
    const src = attributeOf(element, 'src');
    if (isOwnPicture(src)) {
      const picture = this.#make(parent, 'img');
      picture.setAttribute('src', src);
      picture.setAttribute('alt', inOneLine(attributeOf(element, 'alt')));
    } else if (src !== '' && !isDot(element)) this.pictures += 1;
  }

  #addTable(parent: Element, table: HtmlElement, depth: number): void {
    const rows = elementsIn(table.children, ['tr']).map((row) =>
      elementsIn(row.children, ['th', 'td']),
    );
    const isTable = rows.some(({ length }) => length > 1);
    const made = isTable ? this.#make(parent, 'table') : parent;
    for (const cells of rows) {
      const row = isTable ? this.#make(made, 'tr') : made;
      for (const { children } of cells) {
        // a table of one column only holds a page together
        this.fill(this.#make(row, isTable ? 'td' : 'div'), children, depth + 2, isTable);
      }
      if (isTable && isBlank(row)) row.remove();
    }
  }
}

const isElement = (node: HtmlNode): node is HtmlElement => 'attribs' in node;
const attributeOf = ({ attribs }: HtmlElement, name: string): string => attribs[name] ?? '';
const textIn = (node: HtmlNode): string =>
  node.type === 'text' && 'data' in node ? node.data : '';
const isBlank = (made: Element) =>
  !/\S/.test(made.textContent ?? '') && made.querySelector('img, hr') === null;
const inOneLine = (words: string) => replaceInvisible(words).replace(/\s+/g, ' ').trim();
/** Blank by blank: to take millions at once, a regular expression needs more stack than there is. */
const inBlanks = (text: string) => text.replace(/\s(?=\s)/g, '').replace(/\s/g, ' ');

/** The sign that Word draws before an entry is no part of its words. */
const isSign = (element: HtmlElement) => /mso-list:\s*ignore/i.test(attributeOf(element, 'style'));

const isSkipped = (element: HtmlElement): boolean =>
  isSign(element) || isLeftOut(element, () => firstWordsOf(element.children));

/** All elements of some kinds that are not in one another, in their order. */
const elementsIn = (nodes: readonly HtmlNode[], names: readonly string[]): HtmlElement[] =>
  nodes
    .filter(isElement)
    .flatMap((one) => (names.includes(one.name) ? [one] : elementsIn(one.children, names)));

/**
 * The words of some nodes; not by calling itself, as nobody knows how deep it goes.
 * @param most how many nodes are looked at
 */
function wordsOf(nodes: readonly HtmlNode[], isLeft = isSkipped, most = Infinity): string {
  const rest = nodes.toReversed();
  let words = '';
  for (let count = 0; count < most; count += 1) {
    const node = rest.pop();
    if (!node) break;
    if (!isElement(node)) words += textIn(node);
    else if (!isLeft(node)) {
      if (BLOCKS.has(node.name) && words !== '') words += '\n';
      for (const child of node.children.toReversed()) rest.push(child);
    }
  }
  return words;
}

/** Enough to tell a sign. */
const firstWordsOf = (nodes: readonly HtmlNode[]) => wordsOf(nodes, () => false, SIGN_NODES);

/** Bold, italic or struck out: by the element, or by the style that some programs write instead. */
function markOf(element: HtmlElement): string | undefined {
  const style = attributeOf(element, 'style');
  if (/font-weight:\s*(normal|[1-4]00)/i.test(style)) return undefined;
  if (element.name !== 'span') return MARKS[element.name];
  if (/font-weight:\s*(bold|[6-9]00)/i.test(style)) return 'strong';
  return /font-style:\s*italic/i.test(style) ? 'em' : undefined;
}

/** A place on the page that it was copied from is none here. */
const linkOf = (href: string): string | undefined =>
  href.startsWith('#') ? undefined : safeLink(href)?.href;

/** Of a page's own counters, which are a dot that nobody sees. */
const isDot = (element: HtmlElement) =>
  ['width', 'height'].some((side) => /^[01]$/.test(attributeOf(element, side)));

interface WordEntry {
  level: number;
  list: 'ul' | 'ol';
}

function wordEntry({ attribs, children }: HtmlElement): WordEntry | undefined {
  const { style = '' } = attribs;
  if (!/mso-list:\s*l\d/i.test(style)) return undefined;
  const sign = firstWordsOf(children).trim();
  const level = Math.min(5, Number(/level(\d)/i.exec(style)?.[1] ?? 1));
  return { level, list: /^\(?[\da-z]{1,3}[.)]/i.test(sign) ? 'ol' : 'ul' };
}
