// Marks of Markdown that hold letters: addresses of links and pictures, the language of a code block.
const ADDRESSES = /\]\([^)\n]*\)|^\s*(```|~~~).*$/gm;
const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu;

/** How many words are read in a text, in any script; marks of Markdown are none. */
export const countWords = (markdown: string): number =>
  markdown.replace(ADDRESSES, ' ').match(WORDS)?.length ?? 0;
