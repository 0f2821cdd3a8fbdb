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
  unfolded(text.split('\n').map((raw, index) => ({ raw, number: index + 1 }))).map(
    ({ raw, number }) => {
      const trimmed = cleanText(raw);
      const mark = BULLET.exec(trimmed)?.[0];
      const line = cleanLine(trimmed.slice(mark?.length ?? 0).replace(COLUMN, ' | '));
      const kind = line === '' && !mark ? 'blank' : mark === undefined ? 'text' : 'bullet';
      return { number, text: line, kind };
    },
  );

interface RawLine {
  raw: string;
  number: number;
}

/** Where a second column may begin, in letters. */
const COLUMN_AT = { least: 18, most: 70 };
/** So many lines have to have both columns, and so few may run over the gap. */
const FOLDED = { least: 6, over: 0.1 };

/** Two columns beside each other, as a PDF is copied with its layout, become one below the other. */
function unfolded(lines: readonly RawLine[]): readonly RawLine[] {
  let best = { at: 0, folded: 0 };
  for (let at = COLUMN_AT.least; at <= COLUMN_AT.most; at += 1) {
    const long = lines.filter(({ raw }) => raw.length > at);
    const folded = long.filter(
      ({ raw }) => /^\s*\S.* {2}$/.test(raw.slice(0, at)) && raw[at] !== ' ',
    );
    const over = long.filter(({ raw }) => raw[at - 1] !== ' ').length;
    if (over <= long.length * FOLDED.over && folded.length > best.folded) {
      best = { at, folded: folded.length };
    }
  }
  const { at, folded } = best;
  if (folded < FOLDED.least) return lines;
  const isFolded = ({ raw }: RawLine) => raw.length <= at || raw.slice(at - 2, at).trim() === '';
  const first = lines.findIndex((line) => line.raw.length > at && isFolded(line));
  const below = lines.slice(first);
  const right = below.flatMap((line) =>
    isFolded(line) ? [{ ...line, raw: line.raw.slice(at) }] : [],
  );
  const left = below.map((line) =>
    isFolded(line) ? { ...line, raw: line.raw.slice(0, at) } : line,
  );
  return [...lines.slice(0, first), ...left, { raw: '', number: lines.length }, ...right];
}

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

/** The written lines of a list, each whole: one that goes on below is joined with what goes on. */
export function wholeLines(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (line.kind === 'blank') continue;
    if (last && line.kind === 'text' && goesOn(last.text, line.text)) {
      whole[whole.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    } else whole.push(line);
  }
  return whole;
}

const goesOn = (above: string, below: string): boolean =>
  /[,(]$/.test(above) ||
  /\([^)]*$/.test(above) ||
  (/^\p{Ll}/u.test(below) && /\s/.test(above) && !/[.;:]$/.test(above));
