import { type Block, type Cell, type Inline, parseMarkdown } from '@vitrine/markdown';
import { escapeMarkup } from './markup.ts';

const element = (tag: string, content: string, attributes = '') =>
  `<${tag}${attributes}>${content}</${tag}>`;

/**
 * Sections of Markdown as HTML. It is written from the tree of what a post may hold, so that
 * nothing of what was typed comes out as markup.
 * @param base scheme and host; readers of feeds know no other page that an address could be of
 */
export function toHtml(sections: readonly string[], base: string): string {
  const absolute = (address: string) => escapeMarkup(new URL(address, base).href);

  const inlines = (of: readonly Inline[]): string => of.map(inline).join('');
  const inline = (one: Inline): string => {
    switch (one.kind) {
      case 'text':
        return escapeMarkup(one.text);
      case 'code':
        return element('code', escapeMarkup(one.text));
      case 'break':
        return '<br>';
      case 'strong':
        return element('strong', inlines(one.children));
      case 'emphasis':
        return element('em', inlines(one.children));
      case 'deleted':
        return element('del', inlines(one.children));
      case 'link':
        return element('a', inlines(one.children), ` href="${absolute(one.href)}"`);
      case 'picture':
        return `<img src="${absolute(one.src)}" alt="${escapeMarkup(one.alt)}">`;
    }
  };

  const cell = (tag: string) => (of: Cell) => element(tag, inlines(of.children));
  const rows = (tag: string, of: readonly Cell[][]) =>
    of.map((cells) => element('tr', cells.map(cell(tag)).join(''))).join('');
  const blocks = (of: readonly Block[]): string => of.map(block).join('\n');
  const block = (one: Block): string => {
    switch (one.kind) {
      case 'paragraph':
        return element('p', inlines(one.children));
      case 'line':
        return inlines(one.children);
      case 'heading':
        return element(`h${one.level}`, inlines(one.children));
      case 'code':
        return element('pre', element('code', escapeMarkup(one.text)));
      case 'quote':
        return element('blockquote', blocks(one.children));
      case 'list': {
        const items = one.items.map((item) => element('li', blocks(item))).join('\n');
        return one.start === undefined
          ? element('ul', items)
          : element('ol', items, one.start === 1 ? '' : ` start="${one.start}"`);
      }
      case 'table':
        return element(
          'table',
          element('thead', rows('th', [one.head])) + element('tbody', rows('td', one.rows)),
        );
      case 'figure':
        return element(
          'figure',
          inline(one.picture) + element('figcaption', escapeMarkup(one.caption)),
        );
      case 'rule':
        return '<hr>';
    }
  };

  return sections
    .map((section) => blocks(parseMarkdown(section)))
    .filter(Boolean)
    .join('\n');
}
