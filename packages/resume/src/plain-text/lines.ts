import { cleanLine, cleanText } from '../clean-text.ts';

/** One line of a text. */
export interface Line {
  /** Counted from 1. */
  number: number;
  text: string;
  kind: 'blank' | 'bullet' | 'text';
}

// Also those that Word writes in a font of its own, which arrive as private characters.
// Copied as text, the letters of that font remain: an 'o', a '§', an 'Ø', a 'ü'.
const BULLET = /^(?:[•·▪▫◦●○■□◆►‣⁃✓✔➢➤❖»\uf0b7\uf0a7\uf0d8\uf0fc\uf076]|[–—*+o§Øüv-](?=\s))\s*/;

/** Columns that were set apart by tabs or many spaces; behind a colon is a value, not a column. */
const COLUMN = /(?<!:)(?:\s*\t\s*| {4,})/g;

/** The lines of a text, with what marks an entry of a list taken off; columns are apart by a bar. */
export const linesOf = (text: string): Line[] =>
  text.split('\n').map((raw, index) => {
    const trimmed = cleanText(raw);
    const mark = BULLET.exec(trimmed)?.[0];
    const line = cleanLine(trimmed.slice(mark?.length ?? 0).replace(COLUMN, ' | '));
    const kind = line === '' && !mark ? 'blank' : mark === undefined ? 'text' : 'bullet';
    return { number: index + 1, text: line, kind };
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
