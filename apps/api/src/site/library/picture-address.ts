import { narrowerWidths, pictureSources, withoutFocalPoint } from '@vitrine/contracts';

const FILE = String.raw`(?:[\w-]+\/)?(\d+(?:x\d+)?)\.(webp|avif)(?:#focus=\d{1,3},\d{1,3})?`;

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
 * @param before the address with the focal point that the library had for it
 */
export function withFocusOf(before: string, after: string): (text: string) => string {
  const file = withoutFocalPoint(before);
  return (text) => (text === before || text === file ? after : text);
}
