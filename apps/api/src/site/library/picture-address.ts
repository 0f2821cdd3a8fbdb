import {
  FOCUS_PATTERN,
  narrowerWidths,
  type PictureRef,
  pictureSources,
  readPicture,
} from '@vitrine/contracts';

const FILE = String.raw`(?:[\w-]+\/)?(\d+(?:x\d+)?)\.(webp|avif)(?:${FOCUS_PATTERN})?`;

/**
 * Leads every address of a picture to another file: the largest size to the largest, a narrower one
 * to the same width where there is one. Focal points were set for the file that goes.
 * @param to the address of the largest size of the new file
 */
export function leadingTo(id: string, to: string): (text: string) => string {
  const addresses = new RegExp(`/media/${id}/${FILE}`, 'g');
  const base = to.slice(0, to.lastIndexOf('/'));
  const widths = narrowerWidths(pictureSources(to)?.width ?? 0).map(String);
  return (text) =>
    text.replace(addresses, (_, size: string, format: string) =>
      widths.includes(size) ? `${base}/${size}.${format}` : to,
    );
}

/**
 * Gives a picture's focal point to every field that holds the picture and has none of its own:
 * where a person has chosen another one, that stays. In the middle of a text nothing is cut.
 * @param before with the focal point that the library had for it
 */
export function withFocusOf(before: PictureRef, after: PictureRef): (text: string) => string {
  const known = [String(before), readPicture(before).src];
  return (text) => (known.includes(text) ? String(after) : text);
}
