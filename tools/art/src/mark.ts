import { BASALT } from './palettes.ts';

const EMBER = '#ffb05c';

/** Three peak lines, one inside the other, in a 32 unit square: outermost first. */
const PEAKS = [
  { path: 'M4 25.4C10.4 23.2 11 7 16 7S21.6 23.2 28 25.4', width: 2.2, opacity: 1 },
  { path: 'M9 25.6C12.8 23.6 13 14.2 16 14.2S19.2 23.6 23 25.6', width: 1.8, opacity: 0.78 },
  { path: 'M13 25.7C14.9 24.4 14.9 20.6 16 20.6S17.1 24.4 19 25.7', width: 1.5, opacity: 0.56 },
] as const;

function strokes(color: string): string {
  const paths = PEAKS.map(
    ({ path, width, opacity }) =>
      `<path d="${path}" stroke-width="${width}" stroke-opacity="${opacity}"/>`,
  );
  return `<g fill="none" stroke="${color}" stroke-linecap="round">${paths.join('')}</g>`;
}

function square(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 32 32">${content}</svg>\n`;
}

/** The mark alone, in the colour of the text around it. */
export function markSvg(): string {
  return square(strokes('currentColor'));
}

/** The mark on a rounded tile, for browser tabs. */
export function faviconSvg(): string {
  return square(`<rect width="32" height="32" rx="7" fill="${BASALT}"/>${strokes(EMBER)}`);
}

/** The mark on a full square, small enough that a mask of any shape leaves it whole. */
export function maskableSvg(): string {
  const content = `<g transform="translate(16 16) scale(.72) translate(-16 -16.2)">${strokes(EMBER)}</g>`;
  return square(`<rect width="32" height="32" fill="${BASALT}"/>${content}`);
}

/** The mark at a place in a larger picture; `size` is the side of its square in pixels. */
export function markAt(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 32})">${strokes(EMBER)}</g>`;
}
