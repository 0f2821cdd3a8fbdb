import { vi } from 'vitest';

let seen: unknown[][] = [];

/** Collects what is written to console.error, instead of printing it. */
export function watchConsole(): void {
  seen = [];
  vi.spyOn(console, 'error').mockImplementation((...line) => {
    seen.push(line);
  });
}

/** What was written since the last look; a test that expects an error takes it. */
export function takeConsoleErrors(): unknown[][] {
  const taken = seen;
  seen = [];
  return taken;
}
