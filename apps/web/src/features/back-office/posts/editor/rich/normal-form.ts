import { parseMarkdown, type Unheld, unheldOf } from '@vitrine/markdown';
import type { Node } from 'prosemirror-model';
import { docOf, nodesOf, schema } from './schema.ts';
import { blockMarkdown, blocksMarkdown, type Sign, type Spelling } from './write-doc.ts';

const { nodes, marks } = schema;

/** Why a text is edited as Markdown: what would be lost, or that it would look different. */
export type Unheldness = Unheld | 'different';

/** A text of Markdown and the document that was made of it. */
export interface OpenedText {
  text: string;
  doc: Node;
}

/** Opens a text in the editor, or says why not: its normal form would not be read as it is. */
export function openText(text: string): OpenedText | Unheldness {
  const unheld = unheldOf(text);
  if (unheld) return unheld;
  const doc = docOf(nodesOf(parseMarkdown(text)));
  return isReadAs(markdownOf(doc), seen(doc)) ? { text, doc } : 'different';
}

/** What an opened text has become: itself for as long as nothing differs, then its normal form. */
export const textOf = (opened: OpenedText, doc: Node): string =>
  doc.eq(opened.doc) ? opened.text : markdownOf(doc);

/** A document as Markdown in its normal form: each block in the plainest spelling that is read as it. */
export const markdownOf = (doc: Node): string => blocksMarkdown(doc, '\n\n', plainest);

/** What was written of blocks, which stay the same objects while others change. */
const known = new WeakMap<Node, Map<Sign, string>>();

function plainest(block: Node, sign: Sign): string {
  const written = known.get(block) ?? new Map<Sign, string>();
  known.set(block, written);
  const text = written.get(sign) ?? spelled(block, sign);
  written.set(sign, text);
  return text;
}

const SPELLINGS: readonly Spelling[] = [false, true].flatMap((loose) =>
  (['none', 'some', 'all'] as const).flatMap((escaped) =>
    (['*', '_'] as const).map((emphasis) => ({ loose, escaped, emphasis, isMarked: true })),
  ),
);
/** What no spelling can say keeps its words and loses its look. */
const UNMARKED: Spelling = { loose: true, escaped: 'all', emphasis: '*', isMarked: false };

function spelled(block: Node, sign: Sign): string {
  const meant = seen(docOf([block]));
  // most blocks are alike in several spellings
  const tried = new Set<string>();
  for (const spelling of SPELLINGS) {
    const text = blockMarkdown(block, sign, spelling);
    if (tried.has(text)) continue;
    tried.add(text);
    if (isReadAs(text, meant)) return text;
  }
  return blockMarkdown(block, sign, UNMARKED);
}

const isReadAs = (text: string, meant: string): boolean =>
  seen(docOf(nodesOf(parseMarkdown(text)))) === meant;

/**
 * Everything of a document that is seen, to be compared. Nobody sees what Markdown cannot say: empty
 * paragraphs, blanks at the ends of lines, and which blanks have marks.
 */
export function seen(node: Node): string {
  if (node.type === nodes.figure) return `paragraph{}(${seenPiece(node)})`;
  if (node.type === nodes.table) return seenTable(node);
  const inside = node.inlineContent ? seenLines(node) : node.children.map(seen).join('');
  const isUnseen = inside === '' && !node.isLeaf && !node.type.spec.code;
  if (isUnseen && node.type !== nodes.list_item) return '';
  const { loose: _, ...attrs } = node.attrs;
  return `${node.type.name}${JSON.stringify(attrs)}(${inside})`;
}

/** The first row names the columns, and each column has one alignment. */
function seenTable({ children }: Node): string {
  const columns = children[0]?.children ?? [];
  const rows = children.map((row) =>
    columns.map((_, at) => JSON.stringify(seenLines(row.maybeChild(at)))),
  );
  return `table(${columns.map(({ attrs }) => attrs.align)}: ${rows.join('; ')})`;
}

function seenLines(block: Node | null): string {
  if (block?.type.spec.code) return block.textContent;
  const pieces = block?.children.map(seenPiece).join('') ?? '';
  const lines = pieces.replace(/\s*\n\s*/g, '\n').replace(/[^\S\n]+/g, ' ');
  return lines.trim();
}

function seenPiece(piece: Node): string {
  if (piece.type === nodes.line_end) return '\n';
  const on = piece.marks.map(({ type, attrs }) => `${type.name} ${attrs.href ?? ''}`).join();
  if (!piece.isText) return `<${on}>${JSON.stringify(piece.attrs)}`;
  if (marks.code.isInSet(piece.marks)) return `<${on}>${JSON.stringify(piece.text)}`;
  return `${piece.text}`.replace(/\S+/g, (word) => `<${on}>${word}`);
}
