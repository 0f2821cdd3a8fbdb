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
 * and `<base>/<w>.webp|avif` for every narrower width.
 * @returns undefined when the address is of no such picture (a document, another host)
 */
export function pictureSources(url: string): PictureSources | undefined {
  const groups = PICTURE.exec(url)?.groups;
  if (!groups?.base) return undefined;
  const { base } = groups;
  const width = Number(groups.width);
  const height = Number(groups.height);
  const candidates = (format: string) =>
    [
      ...narrowerWidths(width).map((w) => `${base}/${w}.${format} ${w}w`),
      `${base}/${width}x${height}.${format} ${width}w`,
    ].join(', ');
  return { src: url, width, height, avif: candidates('avif'), webp: candidates('webp') };
}
