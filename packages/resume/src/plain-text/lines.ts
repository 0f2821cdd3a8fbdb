import { cleanLine } from '../clean-text.ts';

/** One line of a text. */
export interface Line {
  /** Counted from 1. */
  number: number;
  text: string;
  kind: 'blank' | 'bullet' | 'text';
}

// Also those that Word writes in a font of its own, which arrive as private characters.
const BULLET = /^(?:[•·▪▫◦●○■□◆►‣⁃✓✔➢➤»\uf0b7\uf0a7\uf0d8]|[–—*+-](?=\s)|o(?=\t))\s*/;

/** The lines of a text, with what marks an entry of a list taken off. */
export const linesOf = (text: string): Line[] =>
  text.split('\n').map((raw, index) => {
    const line = cleanLine(raw.replaceAll('\t', ' \t ').replace(/^\s*o \t/, '• '));
    const mark = BULLET.exec(line)?.[0];
    const kind = line === '' ? 'blank' : mark === undefined ? 'text' : 'bullet';
    return { number: index + 1, text: line.slice(mark?.length ?? 0), kind };
  });

/** The words of several lines: what was wrapped is joined, a list stays one. */
export function proseOf(lines: readonly Line[]): string {
  let before: Line['kind'] = 'blank';
  const written = lines.reduce((text, line) => {
    const isWrapped = line.kind === 'text' && before !== 'blank' && /^\p{Ll}/u.test(line.text);
    before = line.kind;
    if (line.kind === 'blank') return text && `${text.replace(/\n+$/, '')}\n\n`;
    const gap = isWrapped ? ' ' : text === '' || text.endsWith('\n') ? '' : '\n';
    return `${text}${gap}${line.kind === 'bullet' ? '- ' : ''}${line.text}`;
  }, '');
  return written.trim();
}
