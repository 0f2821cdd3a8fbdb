interface Letter {
  width: number;
  path: string;
}

/** Capital letters as single strokes, 10 units tall: drawn with the same kind of pen as the maps. */
const LETTERS: Readonly<Record<string, Letter>> = {
  A: { width: 8, path: 'M0 10L4 0L8 10M1.4 6.7H6.6' },
  B: { width: 6.9, path: 'M0 0V10H4.2A2.7 2.7 0 0 0 4.2 4.6H0M0 0H3.8A2.3 2.3 0 0 1 3.8 4.6' },
  C: { width: 8.8, path: 'M8.83 1.79A5 5 0 1 0 8.83 8.21' },
  D: { width: 8, path: 'M0 0V10H3A5 5 0 0 0 3 0Z' },
  E: { width: 6, path: 'M6 0H0V10H6M0 5H5' },
  F: { width: 6, path: 'M6 0H0V10M0 5H5' },
  G: { width: 10, path: 'M8.83 1.79A5 5 0 1 0 10 5H6' },
  H: { width: 7.5, path: 'M0 0V10M7.5 0V10M0 5H7.5' },
  I: { width: 0, path: 'M0 0V10' },
  J: { width: 5, path: 'M5 0V7A2.5 3 0 0 1 0 7' },
  K: { width: 7, path: 'M0 0V10M7 0L0 6M2.4 4L7 10' },
  L: { width: 5.5, path: 'M0 0V10H5.5' },
  M: { width: 9, path: 'M0 10V0L4.5 7L9 0V10' },
  N: { width: 7.5, path: 'M0 10V0L7.5 10V0' },
  O: { width: 10, path: 'M0 5A5 5 0 1 1 10 5A5 5 0 1 1 0 5Z' },
  P: { width: 6.8, path: 'M0 10V0H4A2.8 2.8 0 0 1 4 5.6H0' },
  Q: { width: 10, path: 'M0 5A5 5 0 1 1 10 5A5 5 0 1 1 0 5ZM6.2 6.6L9.6 10.2' },
  R: { width: 7, path: 'M0 10V0H4A2.8 2.8 0 0 1 4 5.6H0M3.4 5.6L7 10' },
  S: {
    width: 6.8,
    path: 'M6.4 1.6C5.6 .5 4.6 0 3.4 0C1.6 0 .4 1 .4 2.5C.4 5.9 6.8 4.2 6.8 7.4C6.8 9 5.4 10 3.5 10C2 10 .8 9.4 0 8.2',
  },
  T: { width: 7.4, path: 'M0 0H7.4M3.7 0V10' },
  U: { width: 7.4, path: 'M0 0V6.3A3.7 3.7 0 0 0 7.4 6.3V0' },
  V: { width: 8, path: 'M0 0L4 10L8 0' },
  W: { width: 11.2, path: 'M0 0L2.8 10L5.6 1.5L8.4 10L11.2 0' },
  X: { width: 7.4, path: 'M0 0L7.4 10M7.4 0L0 10' },
  Y: { width: 7.6, path: 'M0 0L3.8 4.8L7.6 0M3.8 4.8V10' },
  Z: { width: 7, path: 'M0 0H7L0 10H7' },
};

const LETTER_HEIGHT = 10;
const LETTER_GAP = 3.1;

export interface Lettering {
  /** Centre and height in pixels. */
  x: number;
  y: number;
  height: number;
  color: string;
}

/** SVG strokes for capital letters, centred on a point; letters without a drawing are left out. */
export function drawLetters(text: string, { x, y, height, color }: Lettering): string {
  const letters = [...text].flatMap((character) => LETTERS[character] ?? []);
  let pen = 0;
  const paths = letters.map(({ width, path }) => {
    const placed = `<path d="${path}" transform="translate(${pen.toFixed(1)} 0)"/>`;
    pen += width + LETTER_GAP;
    return placed;
  });
  const scale = height / LETTER_HEIGHT;
  const left = x - ((pen - LETTER_GAP) / 2) * scale;
  const place = `translate(${left.toFixed(1)} ${(y - height / 2).toFixed(1)}) scale(${scale})`;
  return `<g transform="${place}" fill="none" stroke="${color}" stroke-width="1.05" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}

/** Up to two initials, first and last word, without accents: 'Éposi Likowo' gives 'EL'. */
export function initials(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toUpperCase();
  const words: string[] = plain.match(/[A-Z]+/g) ?? [];
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => word?.charAt(0)).join('');
}
