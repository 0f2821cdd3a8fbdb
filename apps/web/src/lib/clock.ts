/**
 * The time, and waiting for some of it: nothing else asks the browser or the server for either. A
 * test moves it by Vitest's fake timers, which take the place of what is called here.
 */

/** Milliseconds since 1970, as the device has it. */
export const now = (): number => Date.now();

/** Milliseconds since the page was opened; nobody can set this clock. */
export const sinceOpened = (): number => performance.now();

/**
 * Calls back once so much time has passed; after 0, when what runs now is done.
 * @returns what calls it off
 */
export function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    after(ms, resolve);
  });
