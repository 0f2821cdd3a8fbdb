/** Widths, in pixels, in which a picture is kept beside its largest size. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1920] as const;

const PICTURE = /^(?<base>\/(?:art|media)\/.+)\/(?<width>\d{1,5})x(?<height>\d{1,5})\.webp$/;

/** What `<picture>` needs to know of one picture; sizes in pixels. */
export interface PictureSources {
  src: string;
  width: number;
  height: number;
  avif: string;
  webp: string;
}

/** The widths below `width` in which a picture of that width is kept too. */
export function narrowerWidths(width: number): number[] {
  return PICTURE_WIDTHS.filter((candidate) => candidate < width);
}

/**
 * Reads a picture's own address, `<base>/<W>x<H>.webp`: the largest size, with AVIF beside it
 * and `<base>/<w>.webp|avif` for every narrower width. A focal point behind it is passed over.
 * @returns undefined when the address is of no such picture (a document, another host)
 */
export function pictureSources(url: string): PictureSources | undefined {
  const src = withoutFocalPoint(url);
  const groups = PICTURE.exec(src)?.groups;
  if (!groups?.base) return undefined;
  const { base } = groups;
  const width = Number(groups.width);
  const height = Number(groups.height);
  const candidates = (format: string) =>
    [
      ...narrowerWidths(width).map((w) => `${base}/${w}.${format} ${w}w`),
      `${base}/${width}x${height}.${format} ${width}w`,
    ].join(', ');
  return { src, width, height, avif: candidates('avif'), webp: candidates('webp') };
}

/**
 * What of a picture stays in sight where it is cut to another shape: in percent of what is cut
 * away, from the left and from the top. 0 keeps the left or upper edge, 100 the other.
 */
export interface FocalPoint {
  x: number;
  y: number;
}

/** Focal points are multiples of it: the styles of pages have a class for each. */
export const FOCAL_STEP = 5;

const PERCENT = '(100|[1-9]?[0-9])';
const FOCUS = new RegExp(`#focus=${PERCENT},${PERCENT}$`);

const toStep = (percent: number): number =>
  Math.min(100, Math.max(0, Math.round(percent / FOCAL_STEP) * FOCAL_STEP));

/**
 * The focal point that the address of a picture carries, to the next step.
 * @example focalPoint('/media/abc/1000x750.webp#focus=40,20') // { x: 40, y: 20 }
 */
export function focalPoint(address: string): FocalPoint | undefined {
  const [, x, y] = FOCUS.exec(address) ?? [];
  return x && y ? { x: toStep(Number(x)), y: toStep(Number(y)) } : undefined;
}

const UPPER_THIRD = 1 / 3;

/**
 * The focal point of a portrait; without one, a guess: faces are around the line of the upper third,
 * so that is where the middle of a square comes to lie, as far as the picture allows.
 */
export function portraitFocus(address: string): FocalPoint {
  return focalPoint(address) ?? { x: 50, y: guessHeight(address) };
}

function guessHeight(address: string): number {
  const { width, height } = pictureSources(address) ?? { width: 1, height: 1 };
  const ratio = width / height;
  // nothing of it is above or below a square
  if (ratio >= 1) return toStep(UPPER_THIRD * 100);
  return toStep(((UPPER_THIRD - ratio / 2) / (1 - ratio)) * 100);
}

/** The address of a picture with another focal point; what is outside of the picture moves to its edge. */
export const withFocalPoint = (address: string, { x, y }: FocalPoint): string =>
  `${withoutFocalPoint(address)}#focus=${toStep(x)},${toStep(y)}`;

/** The address of the file itself, which is what it was uploaded as. */
export const withoutFocalPoint = (address: string): string => address.replace(FOCUS, '');
