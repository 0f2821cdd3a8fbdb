import type { Block, Inline } from '@vitrine/markdown';
import type { Mark, Node } from 'prosemirror-model';
import { schema } from './schema.ts';

const { nodes, marks } = schema;
type MarkedInline = Extract<Inline, { children: Inline[] }>;

/** What stands on lines of its own, as nodes of the editor. */
export const nodesOf = (blocks: readonly Block[]): Node[] => blocks.map(nodeOf);

/** A whole text; one without anything is an empty paragraph. */
export function docOf(blocks: readonly Node[]): Node {
  return nodes.doc.create(null, blocks.length > 0 ? blocks : [nodes.paragraph.create()]);
}

function nodeOf(block: Block): Node {
  switch (block.kind) {
    case 'paragraph':
    case 'line':
      return paragraphOf(block.children);
    case 'heading':
      return nodes.heading.create({ level: block.level }, inlinesOf(block.children));
    case 'code':
      return nodes.code_block.create(
        { language: block.language ?? '' },
        block.text === '' ? null : schema.text(block.text),
      );
    case 'quote':
      return nodes.quote.create(null, filled(nodesOf(block.children)));
    case 'list':
      return listOf(block);
    case 'table':
      return tableOf(block);
    case 'figure':
      return nodes.figure.create(pictureOf(block.picture));
    case 'rule':
      return nodes.rule.create();
  }
}

/** A picture alone stands on lines of its own, with a caption or without. */
function paragraphOf(children: readonly Inline[]): Node {
  const [only, ...others] = children;
  if (only?.kind === 'picture' && others.length === 0) return nodes.figure.create(pictureOf(only));
  return nodes.paragraph.create(null, inlinesOf(children));
}

function listOf({ start, items }: Extract<Block, { kind: 'list' }>): Node {
  // the words of an item are lines where no empty lines stand between them
  const loose = items.some((blocks) => blocks.some(({ kind }) => kind === 'paragraph'));
  const entries = items.map((blocks) => nodes.list_item.create(null, filled(nodesOf(blocks))));
  return start === undefined
    ? nodes.bullet_list.create({ loose }, entries)
    : nodes.ordered_list.create({ loose, start }, entries);
}

function tableOf({ head, rows }: Extract<Block, { kind: 'table' }>): Node {
  return nodes.table.create(
    null,
    [head, ...rows].map((cells, place) =>
      nodes.table_row.create(
        null,
        cells.map(({ align = null, children }) =>
          (place === 0 ? nodes.table_header : nodes.table_cell).create(
            { align },
            inlinesOf(children),
          ),
        ),
      ),
    ),
  );
}

const filled = (blocks: readonly Node[]): readonly Node[] =>
  blocks.length > 0 ? blocks : [nodes.paragraph.create()];

const pictureOf = ({ src, alt, caption = '' }: { src: string; alt: string; caption?: string }) => ({
  ...{ src, alt, caption },
});

const inlinesOf = (inlines: readonly Inline[], around: readonly Mark[] = []): Node[] =>
  inlines.flatMap((inline) => inlineOf(inline, around));

function inlineOf(inline: Inline, around: readonly Mark[]): Node[] {
  switch (inline.kind) {
    case 'text':
      return [schema.text(inline.text, around)];
    case 'code':
      return [schema.text(inline.text, marks.code.create().addToSet(around))];
    case 'break':
      return [nodes.line_end.create(null, null, around)];
    case 'picture':
      return [nodes.image.create(pictureOf(inline), null, around)];
    default:
      return inlinesOf(inline.children, markOf(inline).addToSet(around));
  }
}

const markOf = (inline: MarkedInline): Mark =>
  inline.kind === 'link' ? marks.link.create({ href: inline.href }) : marks[inline.kind].create();
