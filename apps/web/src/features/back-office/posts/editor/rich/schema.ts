import { type DOMOutputSpec, type Node, Schema } from 'prosemirror-model';
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
    paragraph: { group: 'block', content: 'inline*', toDOM: () => ['p', CONTENT] },
    heading: {
      group: 'block',
      content: IN_LINE,
      defining: true,
      attrs: { level: { default: 2 } },
      toDOM: ({ attrs }) => [`h${attrs.level}`, CONTENT],
    },
    quote: {
      group: 'block',
      content: 'block+',
      defining: true,
      toDOM: () => ['blockquote', CONTENT],
    },
    bullet_list: {
      group: 'block',
      content: 'list_item+',
      // with empty lines between its items
      attrs: { loose: { default: false } },
      toDOM: () => ['ul', CONTENT],
    },
    ordered_list: {
      group: 'block',
      content: 'list_item+',
      attrs: { loose: { default: false }, start: { default: 1 } },
      toDOM: ({ attrs }) => ['ol', { start: attrs.start }, CONTENT],
    },
    list_item: { content: 'block+', defining: true, toDOM: () => ['li', CONTENT] },
    code_block: {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      // beside the opening fence; nothing shows it
      attrs: { language: { default: '' } },
      toDOM: () => ['pre', ['code', CONTENT]],
    },
    ...tables,
    rule: { group: 'block', toDOM: () => ['hr'] },
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
      toDOM: pictureElement,
    },
    line_end: {
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      inclusive: false,
      attrs: { href: {} },
      toDOM: ({ attrs }) => ['a', { href: attrs.href, rel: 'noopener' }, CONTENT],
    },
    strong: { toDOM: () => ['strong', CONTENT] },
    emphasis: { toDOM: () => ['em', CONTENT] },
    deleted: { toDOM: () => ['del', CONTENT] },
    code: { code: true, toDOM: () => ['code', CONTENT] },
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
