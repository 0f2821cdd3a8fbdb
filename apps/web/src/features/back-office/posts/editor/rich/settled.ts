import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { schema } from './schema.ts';

const { nodes, marks } = schema;
const DELIMITED: readonly string[] = [marks.strong.name, marks.emphasis.name, marks.deleted.name];
const LISTS: readonly string[] = [nodes.bullet_list.name, nodes.ordered_list.name];

/**
 * A text without what Markdown cannot say and nobody sees: empty paragraphs, blanks at the ends of
 * lines, marks around blanks. Two texts that are the same when settled look the same.
 */
export function settled(doc: Node): Node {
  const blocks = settledBlocks(doc);
  return nodes.doc.create(null, blocks.length > 0 ? blocks : [nodes.paragraph.create()]);
}

/** Blocks never change, and all but one are the same after each letter that is typed. */
const known = new WeakMap<Node, Node | undefined>();

function settledBlocks(parent: Node): Node[] {
  const blocks: Node[] = [];
  parent.forEach((child) => {
    const isSpace = child.isTextblock && !child.type.spec.code;
    if (!known.has(child)) known.set(child, isSpace ? settledText(child) : settledNode(child));
    const next = known.get(child);
    if (next) blocks.push(next);
  });
  return blocks;
}

function settledText(block: Node): Node | undefined {
  const content = settledLine(block);
  const { firstChild, childCount } = content;
  if (childCount === 0) return undefined;
  // a picture that stands alone is one of its own, whatever it came from
  const isFigure =
    childCount === 1 && firstChild?.type === nodes.image && block.type === nodes.paragraph;
  if (isFigure && firstChild.marks.length === 0) return nodes.figure.create(firstChild.attrs);
  return block.copy(content);
}

function settledNode(node: Node): Node | undefined {
  if (node.type === nodes.table) return settledTable(node);
  if (LISTS.includes(node.type.name)) {
    const items = node.children.map((item) =>
      item.copy(Fragment.from(filled(settledBlocks(item)))),
    );
    const loose =
      showsLoose(items) && (mustBeLoose(items) || (node.attrs.loose === true && canBeLoose(items)));
    return node.type.create({ ...node.attrs, loose }, items);
  }
  if (node.type !== nodes.quote) return node;
  const blocks = settledBlocks(node);
  return blocks.length > 0 ? node.copy(Fragment.from(blocks)) : undefined;
}

/** Empty lines stand between items or within one: a single block has no place for them. */
const canBeLoose = (items: readonly Node[]): boolean =>
  items.length > 1 || (items[0]?.childCount ?? 0) > 1;

/** Only words show it: beside anything else an empty line makes no difference. */
const showsLoose = (items: readonly Node[]): boolean =>
  items.some((item) =>
    item.children.some(({ type, attrs, content }) =>
      type === nodes.figure ? !attrs.caption : type === nodes.paragraph && content.size > 0,
    ),
  );

/** Whether without an empty line a block would go on with the one before it. */
export const mustBeLoose = (items: readonly Node[]): boolean =>
  items.some((item) =>
    item.children.some((block, place) => goesOn(item.maybeChild(place - 1), block)),
  );

const WORDS: readonly string[] = [nodes.paragraph.name, nodes.figure.name];
const TAKING: readonly string[] = [...WORDS, ...LISTS, nodes.quote.name, nodes.table.name];

function goesOn(before: Node | null, block: Node): boolean {
  if (before === null || !TAKING.includes(before.type.name)) return false;
  // only the first number begins a list in the middle of words, and no item without words does
  if (block.type === nodes.ordered_list && block.attrs.start !== 1) return true;
  if (LISTS.includes(block.type.name)) return block.firstChild?.textContent === '';
  if (block.type === nodes.table) return !WORDS.includes(before.type.name);
  return WORDS.includes(block.type.name) || before.type === block.type;
}

/** The first row names the columns, and each has its own alignment. */
function settledTable(table: Node): Node {
  const head = table.firstChild;
  const width = head?.childCount ?? 0;
  const rows: Node[] = [];
  table.forEach((row, _, place) => {
    const type = place === 0 ? nodes.table_header : nodes.table_cell;
    const cells = Array.from({ length: width }, (_cell, column) => {
      const cell = row.maybeChild(column);
      const { align = null } = head?.child(column).attrs ?? {};
      return type.create({ align }, cell ? settledLine(cell) : null);
    });
    rows.push(row.copy(Fragment.from(cells)));
  });
  return table.copy(Fragment.from(rows));
}

const filled = (blocks: readonly Node[]): readonly Node[] =>
  blocks.length > 0 ? blocks : [nodes.paragraph.create()];

/** The running text of a paragraph, a heading or a cell. */
function settledLine(block: Node): Fragment {
  const trimmed = trimmedLines(block.children);
  return Fragment.from(withoutLooseMarks(trimmed));
}

/** Without blanks before and after its lines, and without an end of the last line. */
function trimmedLines(pieces: readonly Node[]): Node[] {
  const kept = [...pieces];
  const isEnd = (node: Node | undefined) => node === undefined || node.type === nodes.line_end;
  for (let place = 0; place < kept.length; place += 1) {
    const piece = kept[place];
    if (!piece?.isText || isCode(piece)) continue;
    let words = piece.text ?? '';
    if (isEnd(kept[place - 1])) words = words.trimStart();
    if (isEnd(kept[place + 1])) words = words.trimEnd();
    if (words === piece.text) continue;
    kept.splice(place, 1, ...(words === '' ? [] : [schema.text(words, piece.marks)]));
    // what was blank may have stood between blanks
    place = Math.max(-1, place - 2);
  }
  while (kept.length > 0 && isEnd(kept.at(-1))) kept.pop();
  while (kept.length > 0 && isEnd(kept[0])) kept.shift();
  // an empty line would end the paragraph
  return kept.filter((piece, place) => !(isEnd(piece) && isEnd(kept[place - 1])));
}

const isCode = (piece: Node) => marks.code.isInSet(piece.marks) !== undefined;

/** Marks stand directly at words: blanks at their edges have none. */
function withoutLooseMarks(pieces: readonly Node[]): Node[] {
  const split = pieces.flatMap(inParts);
  return split.map((piece, place) => {
    const loose = piece.marks.filter(
      (mark) => DELIMITED.includes(mark.type.name) && isAtEdge(split, place, mark),
    );
    return loose.length > 0
      ? piece.mark(piece.marks.filter((mark) => !loose.includes(mark)))
      : piece;
  });
}

/** Blanks at the ends of a text apart from its words. */
function inParts(piece: Node): Node[] {
  if (!piece.isText || isCode(piece)) return [piece];
  const words = piece.text ?? '';
  const inner = words.trim();
  if (inner === words || inner === '') return [piece];
  const start = words.indexOf(inner);
  return [words.slice(0, start), inner, words.slice(start + inner.length)]
    .filter((part) => part !== '')
    .map((part) => schema.text(part, piece.marks));
}

const isBlank = (piece: Node) =>
  piece.type === nodes.line_end || (piece.isText && !isCode(piece) && piece.text?.trim() === '');

/** Whether nothing but blanks lies between a blank and an end of its mark. */
function isAtEdge(pieces: readonly Node[], place: number, mark: Mark): boolean {
  const piece = pieces[place];
  if (!piece || !isBlank(piece)) return false;
  return [-1, 1].some((step) => {
    for (let at = place + step; ; at += step) {
      const other = pieces[at];
      if (!other || !mark.isInSet(other.marks)) return true;
      if (!isBlank(other)) return false;
    }
  });
}
