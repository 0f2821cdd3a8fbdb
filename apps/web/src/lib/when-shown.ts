/** Of a line on which a picture hangs, nobody shall wait longer than this for a working page. */
const TIMEOUT_MS = 3_000;
/** Signs that somebody wants to do more than read. */
const WISHES = ['pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Resolves once the page and its first pictures are on the screen; sooner where somebody touches
 * it, and at the latest after three seconds.
 */
export async function whenShown(): Promise<void> {
  const done = new AbortController();
  const { signal } = done;
  await new Promise<void>((resolve) => {
    if (document.readyState === 'complete') return resolve();
    const settle = () => resolve();
    window.addEventListener('load', () => afterPaint(settle), { signal });
    for (const wish of WISHES) window.addEventListener(wish, settle, { signal, passive: true });
    const timer = setTimeout(settle, TIMEOUT_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  done.abort();
}

/** A frame is painted after its callbacks, so the next one's come when it has been seen. */
function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}
