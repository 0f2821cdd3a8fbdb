/** Enough of a file to know whether it moves. */
export const HEAD_BYTES = 4096;

const ANIMATION_FLAG = 0x02;

const textAt = (head: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...head.subarray(start, start + length));

/** Whether a picture's first bytes say that it moves: WebP, PNG or AVIF. */
export function isAnimated(head: Uint8Array): boolean {
  if (textAt(head, 0, 4) === 'RIFF') {
    // https://developers.google.com/speed/webp/docs/riff_container#extended_file_format
    return textAt(head, 12, 4) === 'VP8X' && ((head[20] ?? 0) & ANIMATION_FLAG) !== 0;
  }
  if (textAt(head, 1, 3) === 'PNG') return textAt(head, 0, head.length).includes('acTL');
  return textAt(head, 4, 8) === 'ftypavis';
}
