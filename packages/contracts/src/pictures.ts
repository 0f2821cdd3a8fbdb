import { type FocalPoint, NO_PICTURE, type PictureRef, readPicture } from './focal-point.ts';

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
 * and `<base>/<w>.webp|avif` for every narrower width. Its focal point is ignored.
 * @returns undefined when the address is of no such picture (a document, another host)
 */
export function pictureSources(picture: PictureRef | string): PictureSources | undefined {
  const { src } = readPicture(picture);
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

/** The picture where it was uploaded; undefined for none, and for one that came with the installation. */
export const ifUploaded = (picture: PictureRef = NO_PICTURE): PictureRef | undefined =>
  readPicture(picture).src.startsWith('/media/') ? picture : undefined;

/**
 * Where a picture is in a room of another shape that it covers, so that its focal point comes as
 * near to the middle as the picture allows: in percent of what is cut away, as `object-position`.
 * @param ratio width to height of the picture
 * @param room the same of the room
 */
export function positionIn(room: number, ratio: number, { x, y }: FocalPoint): FocalPoint {
  return { x: cutBefore(x, room / ratio), y: cutBefore(y, ratio / room) };
}

/** @param seen how much of the width or height is in the room, 1 for all of it */
function cutBefore(focus: number, seen: number): number {
  if (seen >= 1) return 50;
  const start = (focus / 100 - seen / 2) / (1 - seen);
  return Math.min(1, Math.max(0, start)) * 100;
}
