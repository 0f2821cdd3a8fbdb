export { safeLink } from './addresses.ts';
export { type EditableText, readEditable, type TextPart, type Unheld } from './editable.ts';
export { isTangled } from './lexer.ts';
export { parseMarkdown } from './parse.ts';
export type { Block, Cell, Inline } from './tree.ts';
export { picturesOf, withoutPictures } from './without-pictures.ts';
