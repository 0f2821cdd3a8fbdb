import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFirstPaint } from './after-first-paint.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function isShownAfter(happen: () => unknown): Promise<boolean> {
  let shown = false;
  void afterFirstPaint().then(() => {
    shown = true;
  });
  await happen();
  await vi.advanceTimersByTimeAsync(0);
  return shown;
}

const loadAndPaint = () => {
  window.dispatchEvent(new Event('load'));
  return vi.advanceTimersByTimeAsync(100);
};

it.each([
  ['nothing has happened yet', () => undefined, false],
  ['what is loaded has been painted', loadAndPaint, true],
  ['someone touches it', () => window.dispatchEvent(new Event('pointerdown')), true],
  ['a key is pressed', () => window.dispatchEvent(new Event('keydown')), true],
  ['a picture hangs', () => vi.advanceTimersByTimeAsync(3_000), true],
])('knows whether to go on when %s', async (_, happen, expected) => {
  expect(await isShownAfter(happen)).toBe(expected);
});

it('waits for nothing on a page that is complete', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  expect(await isShownAfter(() => undefined)).toBe(true);
});
