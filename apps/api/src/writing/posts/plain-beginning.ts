import { type Block, type Inline, parseMarkdown } from '@vitrine/markdown';

/** More than this is not read for a beginning of a line or two. */
const READ_LENGTH = 1000;

/** How a text of Markdown begins, in words: a list of posts has no room for marks. */
export function plainBeginning(text: string, length: number): string {
  const words = parseMarkdown(text.slice(0, READ_LENGTH)).map(wordsOf).filter(Boolean).join(' ');
  return words.replace(/\s+/g, ' ').trim().slice(0, length);
}

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'line':
    case 'heading':
      return inWords(block.children);
    case 'code':
      return block.text;
    case 'quote':
      return block.children.map(wordsOf).join(' ');
    case 'list':
      return block.items.flat().map(wordsOf).join(' ');
    case 'table':
      return [block.head, ...block.rows]
        .flat()
        .map((cell) => inWords(cell.children))
        .join(' ');
    case 'figure':
      return block.picture.alt;
    case 'rule':
      return '';
  }
}

const inWords = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if ('children' in inline) return inWords(inline.children);
      if ('text' in inline) return inline.text;
      return inline.kind === 'picture' ? inline.alt : ' ';
    })
    .join('');
