/** The largest width that is kept of a picture, in pixels. */
const LARGEST_SIDE_PX = 1920;
/** The largest height; only strips, such as a screen that was scrolled, may have it. */
const TALLEST_PX = 4320;
/** So light, in bytes, that drawing it anew is not worth the trouble. */
const LIGHT_BYTES = 300_000;
/** A photograph that is heavier than this, in bytes a pixel, was saved with too much care. */
const HEAVY_BYTES_PER_PIXEL = 0.5;
/** What no canvas can give back as it was: drawings, and what moves. */
const LEFT_ALONE = ['image/gif', 'image/svg+xml'];

interface Size {
  width: number;
  height: number;
}

/** Whether a look inside is worth it. */
export function mayShrink({ type, size }: Pick<File, 'type' | 'size'>): boolean {
  return type.startsWith('image/') && !LEFT_ALONE.includes(type) && size > LIGHT_BYTES;
}

/** The size to draw a picture in before it travels; undefined when it is fine as it is. */
export function shrinkPlan(picture: Size & { bytes: number }): Size | undefined {
  const { width, height, bytes } = picture;
  const tallest = height > 2 * width ? TALLEST_PX : LARGEST_SIDE_PX;
  const scale = Math.min(LARGEST_SIDE_PX / width, tallest / height);
  if (scale >= 1) {
    return bytes > width * height * HEAVY_BYTES_PER_PIXEL ? { width, height } : undefined;
  }
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/**
 * The formats to try, the best first. JPEG has no transparency: only what comes from a camera may
 * become one, where the browser cannot write WebP.
 */
export function formatsFor(type: string): readonly string[] {
  const fromCamera = ['image/jpeg', 'image/heic', 'image/heif'].includes(type);
  return fromCamera ? ['image/webp', 'image/jpeg'] : ['image/webp'];
}
