import { HEAD_BYTES, isAnimated } from './is-animated.ts';
import { formatsFor, mayShrink, shrinkPlan } from './shrink-plan.ts';

const QUALITY = 0.85;

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
