import { expect } from '@playwright/test';
import type { Locator, Page } from 'playwright';

/** The part of a photo that is seen, in percent of its height. */
export interface SeenPart {
  top: number;
  bottom: number;
}

/** A photo that grows brighter from its top to its bottom: a grey says how far down it is. */
export async function tallPhoto(page: Page, width: number, height: number) {
  const encoded = await page.evaluate(
    (size) => {
      const canvas = Object.assign(document.createElement('canvas'), size);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is nothing to draw on');
      const grey = context.createLinearGradient(0, 0, 0, size.height);
      grey.addColorStop(0, '#000');
      grey.addColorStop(1, '#fff');
      context.fillStyle = grey;
      context.fillRect(0, 0, size.width, size.height);
      return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length);
    },
    { width, height },
  );
  return { name: 'tall.png', mimeType: 'image/png', buffer: Buffer.from(encoded, 'base64') };
}

/** What of the photo is drawn in a frame, as somebody sees it on the screen. */
export async function partShown(frame: Locator): Promise<SeenPart> {
  const image = frame.locator('img');
  await expect(image).toHaveJSProperty('complete', true);
  await image.evaluate((one: HTMLImageElement) => one.decode());
  return partIn(frame.page(), await frame.screenshot());
}

interface Place {
  left: number;
  top: number;
  size: number;
}

/** The same of a PNG, or of a square in it. */
export function partIn(page: Page, png: Buffer, place?: Place): Promise<SeenPart> {
  return page.evaluate(
    async ({ encoded, square }) => {
      const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      });
      if (!context) throw new Error('There is nothing to draw on');
      context.drawImage(bitmap, 0, 0);
      const left = square ? square.left + square.size / 2 : bitmap.width / 2;
      const height = square?.size ?? bitmap.height;
      const at = (share: number) => {
        const y = (square?.top ?? 0) + height * share;
        const { data } = context.getImageData(Math.round(left), Math.round(y), 1, 1);
        return ((data[1] ?? 0) / 255) * 100;
      };
      // the edges of a round frame are mixed with what lies behind it
      const [from, to] = [at(0.1), at(0.9)];
      const tenth = (to - from) / 8;
      return { top: from - tenth, bottom: to + tenth };
    },
    { encoded: png.toString('base64'), square: place },
  );
}

/** Whether both show the same, give or take a few percent. */
export function expectPart(seen: SeenPart, { top, bottom }: SeenPart, where: string): void {
  const off = Math.max(Math.abs(seen.top - top), Math.abs(seen.bottom - bottom));
  const words = `${where}: ${seen.top.toFixed(0)}–${seen.bottom.toFixed(0)} %`;
  expect(off, `${words}, not ${top.toFixed(0)}–${bottom.toFixed(0)} %`).toBeLessThan(3);
}
