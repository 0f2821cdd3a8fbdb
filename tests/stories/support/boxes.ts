import type { Locator } from 'playwright';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

/** Where something is in the window. */
export async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  const { x: left, y: top, width, height } = box;
  return { left, top, width, height, right: left + width, bottom: top + height };
}
