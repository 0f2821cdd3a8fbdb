import { readEditable } from '@vitrine/markdown';
import type { Node } from 'prosemirror-model';
import { pictureMarkdown } from '../text-pictures.ts';
import { docOf, nodesOf } from './read-doc.ts';
import { schema } from './schema.ts';
import { mustBeLoose, settled } from './settled.ts';
import { inlineMarkdown, type Spelling } from './write-inline.ts';

const { nodes } = schema;

const SPELLINGS: readonly Spelling[] = (['none', 'some', 'all'] as const).flatMap((escaped) =>
  (['*', '_'] as const).map((emphasis) => ({ escaped, emphasis })),
);

/** A list after a list needs another sign, or the two would be one. */
export type Sign = '-' | '*' | '+' | '.' | ')';

/**
 * One block as Markdown, in the plainest spelling that is read as what it is.
 * @param careful so that nothing in it can mean more than it is meant to, whatever follows it
 */
export function blockMarkdown(block: Node, sign: Sign | undefined, careful: boolean): string {
  const meant = settled(docOf([block]));
  const spellings = SPELLINGS.filter(({ escaped }) => !careful || escaped !== 'none').map(
    (spelling) => () => written(meant, spelling, sign),
  );
  // what no spelling can say keeps its words and loses its look
  spellings.push(() => written(withoutMarks(meant), { escaped: 'all', emphasis: '*' }, sign));
  let text = '';
  for (const spell of spellings) {
    text = spell();
    if (isReadAs(text, meant)) break;
  }
  return text;
}

/** Whether a text is read as a document that is settled. */
export function isReadAs(text: string, meant: Node): boolean {
  const read = readEditable(text);
  if (typeof read === 'string') return false;
  const blocks = read.parts.flatMap(({ blocks: some }) => nodesOf(some));
  return settled(docOf(blocks)).eq(meant);
}

/** Which sign the list after another one has. */
export function signAfter(
  before: Node | undefined,
  sign: Sign | undefined,
  list: Node,
): Sign | undefined {
  if (list.type === nodes.bullet_list) {
    return before?.type === nodes.bullet_list && sign !== '*' ? '*' : '-';
  }
  if (list.type !== nodes.ordered_list) return undefined;
  return before?.type === nodes.ordered_list && sign !== ')' ? ')' : '.';
}

/** Which sign a list has that is written already. */
export function signOf(raw: string, list: Node): Sign | undefined {
  if (list.type === nodes.bullet_list) return /^\s*([-*+])/.exec(raw)?.[1] as Sign | undefined;
  if (list.type !== nodes.ordered_list) return undefined;
  return /^\s*\d+([.)])/.exec(raw)?.[1] as Sign | undefined;
}

function written(doc: Node, spelling: Spelling, sign: Sign | undefined): string {
  return childrenMarkdown(doc, spelling, '\n\n', sign);
}

/** The blocks in a document, a quote or an item. */
function childrenMarkdown(parent: Node, spelling: Spelling, gap: string, first?: Sign): string {
  const texts: string[] = [];
  let before: Node | undefined;
  let sign: Sign | undefined;
  parent.forEach((child, _, place) => {
    sign = place === 0 && first ? first : signAfter(before, sign, child);
    texts.push(isRule(child, parent) ? '___' : markdownOf(child, spelling, sign));
    before = child;
  });
  return texts.join(gap);
}

/** In a list the usual sign would be an item, or make a heading of the words before it. */
const isRule = ({ type }: Node, parent: Node) =>
  type === nodes.rule && parent.type === nodes.list_item;

function markdownOf(node: Node, spelling: Spelling, sign: Sign | undefined): string {
  const inline = { ...spelling, inTable: false };
  switch (node.type) {
    case nodes.heading:
      return `${'#'.repeat(Number(node.attrs.level))} ${inlineMarkdown(node, inline)}`;
    case nodes.code_block:
      return codeMarkdown(node);
    case nodes.quote:
      return childrenMarkdown(node, spelling, '\n\n')
        .replace(/^(?=.)/gm, '> ')
        .replace(/^$/gm, '>');
    case nodes.bullet_list:
    case nodes.ordered_list:
      return listMarkdown(node, spelling, sign);
    case nodes.table:
      return tableMarkdown(node, spelling);
    case nodes.rule:
      return '---';
    case nodes.figure: {
      const { src, alt, caption } = node.attrs as { src: string; alt: string; caption: string };
      return pictureMarkdown({ src, alt, caption }, spelling.escaped !== 'none');
    }
    default:
      return inlineMarkdown(node, inline);
  }
}

/** Between more backticks than begin a line inside of it. */
function codeMarkdown({ textContent, attrs }: Node): string {
  const longest = Math.max(2, ...(textContent.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${attrs.language}\n${textContent}${textContent ? '\n' : ''}${fence}`;
}

function listMarkdown(list: Node, spelling: Spelling, sign: Sign | undefined): string {
  const isLoose = list.attrs.loose === true || mustBeLoose(list.children);
  const items: string[] = [];
  list.forEach((item, _, place) => {
    const mark =
      list.type === nodes.ordered_list
        ? `${Number(list.attrs.start) + place}${sign ?? '.'} `
        : `${sign ?? '-'} `;
    const words = childrenMarkdown(item, spelling, isLoose ? '\n\n' : '\n');
    items.push(`${mark}${words.replace(/\n(?!\n|$)/g, `\n${' '.repeat(mark.length)}`)}`.trimEnd());
  });
  return items.join(isLoose ? '\n\n' : '\n');
}

const ALIGNED: Record<string, string> = { left: ':---', center: ':---:', right: '---:' };

function tableMarkdown(table: Node, spelling: Spelling): string {
  const lines: string[] = [];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  table.forEach((row, _, place) => {
    const cells: string[] = [];
    const marks: string[] = [];
    row.forEach((cell) => {
      cells.push(inlineMarkdown(cell, { ...spelling, inTable: true }));
      marks.push(ALIGNED[`${cell.attrs.align}`] ?? '---');
    });
    lines.push(line(cells));
    if (place === 0) lines.push(line(marks));
  });
  return lines.join('\n');
}

function withoutMarks(doc: Node): Node {
  const strip = (node: Node): Node =>
    node.isText || node.isInline ? node.mark([]) : node.copy(mapped(node, strip));
  return strip(doc);
}

function mapped(node: Node, change: (child: Node) => Node) {
  let { content } = node;
  node.forEach((child, _, place) => {
    content = content.replaceChild(place, change(child));
  });
  return content;
}
