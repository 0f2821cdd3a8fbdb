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

/** What of the photo is drawn in a frame, as someone sees it on the screen. */
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

/** The same of a PNG, or of a square in it: the straight line nearest to the greys of its rows. */
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
      const { left, top, width, height } = square
        ? { left: square.left, top: square.top, width: square.size, height: square.size }
        : { left: 0, top: 0, width: bitmap.width, height: bitmap.height };
      // a card has few colours, spread as noise: a row's middle fifth says its grey, not a pixel
      const across = Math.max(1, Math.round(width / 5));
      const from = Math.round(left + (width - across) / 2);
      const at = (y: number) => {
        const { data } = context.getImageData(from, y, across, 1);
        let sum = 0;
        for (let index = 1; index < data.length; index += 4) sum += data[index] ?? 0;
        return (sum / across / 255) * 100;
      };
      // the edges of a round frame are mixed with what is behind it
      const rows = Array.from({ length: Math.round(height * 0.8) }, (_, row) => {
        const y = Math.round(top + height * 0.1) + row;
        return { down: (y + 0.5 - top) / height, grey: at(y) };
      });
      const mean = (value: (row: (typeof rows)[number]) => number) =>
        rows.reduce((sum, row) => sum + value(row), 0) / rows.length;
      const middle = { down: mean((row) => row.down), grey: mean((row) => row.grey) };
      const slope =
        mean((row) => (row.down - middle.down) * (row.grey - middle.grey)) /
        mean((row) => (row.down - middle.down) ** 2);
      const start = middle.grey - slope * middle.down;
      return { top: start, bottom: start + slope };
    },
    { encoded: png.toString('base64'), square: place },
  );
}

/** Whether both show the same, give or take one percent. */
export function expectPart(seen: SeenPart, { top, bottom }: SeenPart, where: string): void {
  const off = Math.max(Math.abs(seen.top - top), Math.abs(seen.bottom - bottom));
  const words = `${where}: ${seen.top.toFixed(0)}–${seen.bottom.toFixed(0)} %`;
  expect(off, `${words}, not ${top.toFixed(0)}–${bottom.toFixed(0)} %`).toBeLessThan(1);
}
