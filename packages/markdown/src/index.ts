export { isOwnPicture, safeLink } from './addresses.ts';
export { asTyped, parseMarkdown } from './parse.ts';
export type { Block, Cell, Inline } from './tree.ts';
export { blockEnds, type Unheld, unheldOf } from './unheld.ts';
export { picturesOf, withoutPictures } from './without-pictures.ts';
