const ELLIPSIS = '…';

interface Limits {
  /** In pixels. */
  width: number;
  lines: number;
}

/** Breaks a text between words into as many lines as there may be, and cuts it where it is longer. */
export function fitLines(
  text: string,
  measure: (text: string) => number,
  { width, lines: most }: Limits,
): { lines: string[]; isCut: boolean } {
  const fits = (line: string) => measure(line) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of toWords(text, fits)) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
    if (lines.length === most) break;
  }
  if (lines.length < most) return { lines: line ? [...lines, line] : lines, isCut: false };
  const last = cutToFit(lines[most - 1] ?? '', fits);
  return { lines: [...lines.slice(0, most - 1), last], isCut: true };
}

/** A word that is wider than a line, as a long address is, becomes several. */
function toWords(text: string, fits: (line: string) => boolean): string[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => {
      if (fits(word)) return [word];
      const pieces: string[] = [];
      let piece = '';
      for (const letter of word) {
        if (piece && !fits(piece + letter)) {
          pieces.push(piece);
          piece = '';
        }
        piece += letter;
      }
      return [...pieces, piece];
    });
}

function cutToFit(line: string, fits: (line: string) => boolean): string {
  const words = line.split(' ');
  while (words.length > 1 && !fits(words.join(' ') + ELLIPSIS)) words.pop();
  const letters = [...words.join(' ')];
  while (letters.length > 0 && !fits(letters.join('') + ELLIPSIS)) letters.pop();
  return letters.join('').replace(/[\s,;:.–-]+$/, '') + ELLIPSIS;
}
