/** The largest width that is kept of a picture, in pixels. */
const LARGEST_SIDE_PX = 1920;
/** The largest height; only strips, such as a screen that was scrolled, may have it. */
const TALLEST_PX = 4320;
/** A picture of fewer bytes than this is sent as it is. */
const LIGHT_BYTES = 300_000;
/** A photograph with more bytes per pixel than this is compressed again. */
const HEAVY_BYTES_PER_PIXEL = 0.5;
/** Formats that a canvas would damage: drawings and animations. */
const LEFT_ALONE = ['image/gif', 'image/svg+xml'];

interface Size {
  width: number;
  height: number;
}

/** Whether the file's content has to be read to decide. */
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
