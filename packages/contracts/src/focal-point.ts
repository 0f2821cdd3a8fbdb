/**
 * What must stay in sight where a picture is cut to a shape: a point of it, in percent of its width
 * from the left and of its height from the top.
 */
export interface FocalPoint {
  x: number;
  y: number;
}

/** Of a portrait that nobody has set one for: faces are mostly around the line of the upper third. */
export const PORTRAIT_FOCUS: FocalPoint = { x: 50, y: 35 };

/** The address of a picture's file, and the focal point that is set for it. */
export interface FocusedPicture {
  src: string;
  focus?: FocalPoint | undefined;
}

declare const written: unique symbol;
/**
 * A {@link FocusedPicture} as records store and send it: text. The type is no string, so that nothing
 * takes it for the address of the file; {@link readPicture} has that. It is falsy for no picture.
 */
export type PictureRef = { readonly [written]: FocusedPicture };

const PERCENT = '(100|[1-9]?[0-9])';
/** What follows the address in that text, for a regular expression; two groups. */
export const FOCUS_PATTERN = `#focus=${PERCENT},${PERCENT}`;
const FOCUS = new RegExp(`${FOCUS_PATTERN}$`);

/**
 * Reads a picture, or the address of a file alone.
 * @example readPicture('/media/abc/1000x750.webp#focus=40,20')
 * // { src: '/media/abc/1000x750.webp', focus: { x: 40, y: 20 } }
 */
export function readPicture(picture: PictureRef | string): FocusedPicture {
  const text = String(picture);
  const [fragment, x, y] = FOCUS.exec(text) ?? [];
  if (!fragment) return { src: text };
  return { src: text.slice(0, -fragment.length), focus: { x: Number(x), y: Number(y) } };
}

/** Writes a picture; a focal point outside of it moves to its edge. */
export function writePicture({ src, focus }: FocusedPicture): PictureRef {
  const text = focus ? `${src}#focus=${toPercent(focus.x)},${toPercent(focus.y)}` : src;
  return text as unknown as PictureRef;
}

export const NO_PICTURE = writePicture({ src: '' });

const toPercent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));
