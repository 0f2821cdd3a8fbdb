import { visible } from '../../../lib/lettering.ts';

export interface Paragraph {
  text: string;
  /** A point of a list, without the mark that its writer typed. */
  bullet: boolean;
  /** An empty line stands before it. */
  apart: boolean;
}

const BULLET = /^\s*[-–—*•·]\s+/;

/** What people type into a text area, as paragraphs and points. */
export function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let apart = false;
  for (const written of text.split(/\r\n?|\n/)) {
    const line = visible(written.replace(BULLET, '')).trim();
    if (line) paragraphs.push({ text: line, bullet: BULLET.test(written), apart });
    apart = line === '';
  }
  return paragraphs;
}
