export { parseMarkdown } from './parse.ts';
export type { Block, Cell, Inline } from './tree.ts';
