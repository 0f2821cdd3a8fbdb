import type { Block, Inline } from '@vitrine/markdown';
import { type DOMOutputSpec, type Mark, type Node, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/** Where a line cannot end: headings, and cells of a table. */
const IN_LINE = '(text | image)*';

const tables = tableNodes({
  tableGroup: 'block',
  cellContent: IN_LINE,
  cellAttributes: {
    align: {
      default: null,
      setDOMAttr(value, attributes) {
        if (value) attributes['data-align'] = value;
      },
    },
  },
});

const CONTENT = 0;

/** Exactly what the Markdown of the house can say, and nothing else. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', CONTENT],
    },
    heading: {
      group: 'block',
      content: IN_LINE,
      defining: true,
      attrs: { level: { default: 2 } },
      // the first level is that of the title
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
        tag: `h${level}`,
        attrs: { level: Math.max(2, level) },
      })),
      toDOM: ({ attrs }) => [`h${attrs.level}`, CONTENT],
    },
    quote: {
      group: 'block',
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', CONTENT],
    },
    bullet_list: {
      group: 'block',
      content: 'list_item+',
      // with empty lines between its items
      attrs: { loose: { default: false } },
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', CONTENT],
    },
    ordered_list: {
      group: 'block',
      content: 'list_item+',
      attrs: { loose: { default: false }, start: { default: 1 } },
      parseDOM: [{ tag: 'ol' }],
      toDOM: ({ attrs }) => ['ol', { start: attrs.start }, CONTENT],
    },
    list_item: {
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', CONTENT],
    },
    code_block: {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      // beside the opening fence; nothing shows it
      attrs: { language: { default: '' } },
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', CONTENT]],
    },
    ...tables,
    rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    /** A picture on lines of its own. */
    figure: {
      group: 'block',
      atom: true,
      draggable: true,
      attrs: { src: {}, alt: { default: '' }, caption: { default: '' } },
      toDOM: figureElement,
    },
    text: { group: 'inline' },
    /** A picture within a line. */
    image: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { src: {}, alt: { default: '' }, caption: { default: '' } },
      parseDOM: [
        {
          tag: 'img[src]',
          getAttrs: (image) => ({
            src: image.getAttribute('src'),
            alt: image.getAttribute('alt') ?? '',
          }),
        },
      ],
      toDOM: pictureElement,
    },
    line_end: {
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      inclusive: false,
      attrs: { href: {} },
      parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ href: link.getAttribute('href') }) }],
      toDOM: ({ attrs }) => ['a', { href: attrs.href, rel: 'noopener' }, CONTENT],
    },
    strong: { parseDOM: [{ tag: 'strong' }], toDOM: () => ['strong', CONTENT] },
    emphasis: { parseDOM: [{ tag: 'em' }], toDOM: () => ['em', CONTENT] },
    deleted: { parseDOM: [{ tag: 'del' }], toDOM: () => ['del', CONTENT] },
    code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', CONTENT] },
  },
});

function pictureElement({ attrs }: Node): DOMOutputSpec {
  return ['img', { src: attrs.src, alt: attrs.alt }];
}

function figureElement(node: Node): DOMOutputSpec {
  const { caption } = node.attrs;
  const picture = pictureElement(node);
  return caption ? ['figure', picture, ['figcaption', caption]] : ['figure', picture];
}

type MarkedInline = Extract<Inline, { children: Inline[] }>;

/** What is on lines of its own, as nodes of the editor. */
export const nodesOf = (blocks: readonly Block[]): Node[] => blocks.map(nodeOf);

/** A whole text; one without anything is an empty paragraph. */
export function docOf(blocks: readonly Node[]): Node {
  return schema.nodes.doc.create(
    null,
    blocks.length > 0 ? blocks : [schema.nodes.paragraph.create()],
  );
}

function nodeOf(block: Block): Node {
  switch (block.kind) {
    case 'paragraph':
    case 'line':
      return paragraphOf(block.children);
    case 'heading':
      return schema.nodes.heading.create({ level: block.level }, inlinesOf(block.children));
    case 'code':
      return schema.nodes.code_block.create(
        { language: block.language ?? '' },
        block.text === '' ? null : schema.text(block.text),
      );
    case 'quote':
      return schema.nodes.quote.create(null, filled(nodesOf(block.children)));
    case 'list':
      return listOf(block);
    case 'table':
      return tableOf(block);
    case 'figure':
      return schema.nodes.figure.create(pictureOf(block.picture));
    case 'rule':
      return schema.nodes.rule.create();
  }
}

/** A picture alone is on lines of its own, with a caption or without. */
function paragraphOf(children: readonly Inline[]): Node {
  const [only, ...others] = children;
  if (only?.kind === 'picture' && others.length === 0)
    return schema.nodes.figure.create(pictureOf(only));
  return schema.nodes.paragraph.create(null, inlinesOf(children));
}

function listOf({ start, items }: Extract<Block, { kind: 'list' }>): Node {
  // the words of an item are lines where no empty lines stand between them
  const loose = items.some((blocks) => blocks.some(({ kind }) => kind === 'paragraph'));
  const entries = items.map((blocks) =>
    schema.nodes.list_item.create(null, filled(nodesOf(blocks))),
  );
  return start === undefined
    ? schema.nodes.bullet_list.create({ loose }, entries)
    : schema.nodes.ordered_list.create({ loose, start }, entries);
}

function tableOf({ head, rows }: Extract<Block, { kind: 'table' }>): Node {
  return schema.nodes.table.create(
    null,
    [head, ...rows].map((cells, place) =>
      schema.nodes.table_row.create(
        null,
        cells.map(({ align = null, children }) =>
          (place === 0 ? schema.nodes.table_header : schema.nodes.table_cell).create(
            { align },
            inlinesOf(children),
          ),
        ),
      ),
    ),
  );
}

const filled = (blocks: readonly Node[]): readonly Node[] =>
  blocks.length > 0 ? blocks : [schema.nodes.paragraph.create()];

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
      return [schema.text(inline.text, schema.marks.code.create().addToSet(around))];
    case 'break':
      return [schema.nodes.line_end.create(null, null, around)];
    case 'picture':
      return [schema.nodes.image.create(pictureOf(inline), null, around)];
    default:
      return inlinesOf(inline.children, markOf(inline).addToSet(around));
  }
}

const markOf = (inline: MarkedInline): Mark =>
  inline.kind === 'link'
    ? schema.marks.link.create({ href: inline.href })
    : schema.marks[inline.kind].create();
