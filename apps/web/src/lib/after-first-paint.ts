/** On a slow connection the page must not wait longer than this for its pictures. */
const TIMEOUT_MS = 3_000;
/** Events of a person who uses the page already. */
const GESTURES = ['pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Resolves once the page and its first pictures are painted; sooner when someone clicks or types,
 * and at the latest after three seconds.
 */
export async function afterFirstPaint(): Promise<void> {
  const done = new AbortController();
  const { signal } = done;
  await new Promise<void>((resolve) => {
    if (document.readyState === 'complete') return resolve();
    const settle = () => resolve();
    window.addEventListener('load', () => afterPaint(settle), { signal });
    for (const one of GESTURES) window.addEventListener(one, settle, { signal, passive: true });
    // part of the entry: lib/clock.ts would be a file of its own, and one request more for every page
    const timer = setTimeout(settle, TIMEOUT_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  done.abort();
}

/**
 * Calls back once what is on the page now is painted. A frame is painted after its callbacks, so
 * the callbacks of the next one run after that; a page that nobody sees is not painted at all.
 */
export function afterPaint(callback: () => void): void {
  if (document.hidden) callback();
  else requestAnimationFrame(() => requestAnimationFrame(callback));
}
