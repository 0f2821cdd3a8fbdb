/** Enough of a file to know whether it moves. */
const HEAD_BYTES = 4096;

const QUALITY = 0.85;
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

/**
 * Draws a picture in the size that is kept of it, upright as its EXIF data say. Decoding, scaling
 * and encoding happen off the main thread in browsers. Answers with the file itself where that would
 * save nothing or is not possible.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!mayShrink(file)) return file;
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const lighter = isAnimated(head) ? undefined : await redraw(file);
    return lighter && lighter.size < file.size ? lighter : file;
  } catch {
    // Damaged, or in a format that this browser cannot read: the server looks at it.
    return file;
  }
}

async function redraw(file: File): Promise<File | undefined> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const plan = shrinkPlan({ width: whole.width, height: whole.height, bytes: file.size });
    if (!plan) return undefined;
    const drawn = await draw(whole, plan);
    for (const format of formatsFor(file.type)) {
      const blob = await drawn.convertToBlob({ type: format, quality: QUALITY });
      // A format that a browser cannot write comes out as PNG.
      if (blob.type === format) return new File([blob], file.name, { type: format });
    }
    return undefined;
  } finally {
    whole.close();
  }
}

async function draw(whole: ImageBitmap, { width, height }: { width: number; height: number }) {
  const canvas = new OffscreenCanvas(width, height);
  const scaled = await createImageBitmap(whole, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  canvas.getContext('2d')?.drawImage(scaled, 0, 0);
  scaled.close();
  return canvas;
}

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
