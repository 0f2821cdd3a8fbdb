import type { PostColor } from '@vitrine/contracts';
import { loadTypeface, type Typeface } from '../../lib/lettering.ts';

/** The site's colours on its dark ground (apps/web/src/styles/tokens.css). */
export const palette = {
  ground: '#0b1311',
  text: '#f3efe6',
  muted: '#d3cfc2',
  accent: '#ffb05c',
} as const;

export const categoryColors: Record<PostColor, string> = {
  'default-color': '#5fd0b4',
  blue: '#8ab8ff',
  green: '#7bd88f',
  purple: '#c3a6ff',
  yellow: '#f0c64b',
  orange: '#ffb05c',
};

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

/** What every share image is: the size that previews ask for, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 72;

/** Andika has the letters of African languages that the site's own typefaces lack (ɓ, ɛ, ə). */
const reserve = {
  text: loadTypeface('Andika_400Regular.ttf'),
  strong: loadTypeface('Andika_700Bold.ttf', -0.015),
};

/** What a text is set in: the first that has all of its letters. */
export const faces = {
  title: [loadTypeface('BricolageGrotesque_700Bold.ttf', -0.03), reserve.strong],
  name: [loadTypeface('BricolageGrotesque_600SemiBold.ttf', -0.015), reserve.strong],
  text: [loadTypeface('InstrumentSans_500Medium.ttf'), reserve.text],
  strong: [loadTypeface('InstrumentSans_600SemiBold.ttf'), reserve.strong],
} as const;

type Faces = readonly Typeface[];

/** The face that shows something of the text and leaves no letter out; better none than gaps. */
const faceFor = (text: string, among: Faces): Typeface | undefined =>
  among.find((face) => face.covers(text) && face.draw(text, 1) !== '');

/** Whether a text can be shown whole. */
export const canShow = (text: string, among: Faces): boolean =>
  faceFor(text.slice(0, LONGEST), among) !== undefined;

const LEADING = 1.12;
/** Longer texts cannot be seen to their end anyway. */
const LONGEST = 400;

interface TextBlock {
  faces: Faces;
  /** The first in which everything fits and no word is broken; the last where nothing fits. */
  sizes: readonly number[];
  width: number;
  lines: number;
  color: string;
}

/**
 * Lines of text whose last baseline is 0; `height` reaches from there to the top of the first.
 * Nothing where no face has all letters.
 */
export function drawBlock(text: string, block: TextBlock): { svg: string; height: number } {
  const { sizes, width, lines: most, color } = block;
  const short = text.slice(0, LONGEST);
  const face = faceFor(short, block.faces);
  if (!face) return { svg: '', height: 0 };
  const tries = sizes.map((size) => {
    const measure = (line: string) => face.measure(line, size);
    const isBroken = short.split(/\s+/).some((word) => measure(word) > width);
    return { size, isBroken, ...fitLines(short, measure, { width, lines: most }) };
  });
  const fitting = tries.filter(({ isCut }) => !isCut);
  const { size, lines } = fitting.find(({ isBroken }) => !isBroken) ??
    fitting[0] ??
    tries.at(-1) ?? { size: 0, lines: [] };
  const seen = lines.filter((line) => face.draw(line, size));
  const step = size * LEADING;
  // the reserve is for letters that carry marks on top
  const rise = face === block.faces[0] ? 0.75 : 0.92;
  const svg = seen
    .map((line, index) => {
      const y = (index - seen.length + 1) * step;
      return `<g fill="${color}" transform="translate(0 ${y.toFixed(1)})">${face.draw(line, size)}</g>`;
    })
    .join('');
  return { svg, height: seen.length === 0 ? 0 : (seen.length - 1) * step + size * rise };
}

interface TextLine {
  faces: Faces;
  size: number;
  color: string;
  /** Of the baseline's beginning. */
  x: number;
  y: number;
}

/** One line, and where it ends; nothing where no face has all letters. */
export function drawLine(text: string, { faces: among, size, color, x, y }: TextLine) {
  const face = faceFor(text, among);
  if (!face) return { svg: '', end: x };
  const svg = `<g fill="${color}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${face.draw(text, size)}</g>`;
  return { svg, end: x + face.measure(text, size) };
}

/** The company's sign and name, at the top left. */
export function drawBrand(company: string): string {
  const { svg } = drawBlock(company, {
    faces: faces.name,
    sizes: [32],
    width: WIDTH - 2 * MARGIN - 64,
    lines: 1,
    color: palette.text,
  });
  return `<g transform="translate(${MARGIN - 6} ${MARGIN - 20}) scale(1.75)" fill="none" stroke="${palette.accent}" stroke-linecap="round">
<path d="M4 25.4C10.4 23.2 11 7 16 7S21.6 23.2 28 25.4" stroke-width="2.2"/>
<path d="M9 25.6C12.8 23.6 13 14.2 16 14.2S19.2 23.6 23 25.6" stroke-width="1.8" stroke-opacity="0.78"/>
<path d="M13 25.7C14.9 24.4 14.9 20.6 16 20.6S17.1 24.4 19 25.7" stroke-width="1.5" stroke-opacity="0.56"/>
</g><g transform="translate(${MARGIN + 64} ${MARGIN + 25})">${svg}</g>`;
}

/** A whole card over its picture, darkened where the words stand. */
export function drawCard(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<linearGradient id="side"><stop offset="0" stop-color="${palette.ground}" stop-opacity="0.8"/><stop offset="0.55" stop-color="${palette.ground}" stop-opacity="0.42"/><stop offset="1" stop-color="${palette.ground}" stop-opacity="0"/></linearGradient>
<linearGradient id="foot" x2="0" y2="1"><stop offset="0.25" stop-color="${palette.ground}" stop-opacity="0"/><stop offset="1" stop-color="${palette.ground}" stop-opacity="0.72"/></linearGradient>
</defs>
<rect width="100%" height="100%" fill="url(#side)"/><rect width="100%" height="100%" fill="url(#foot)"/>
${content}
</svg>`;
}
