import { vi } from 'vitest';

let seen: unknown[][] = [];

/** Collects what is written to console.error, instead of printing it. */
export function watchConsole(): void {
  seen = [];
  vi.spyOn(console, 'error').mockImplementation((...line) => {
    if (!isUnknownTag(line, 'search')) seen.push(line);
  });
}

/** jsdom does not know every element that browsers do, and React says so. */
const isUnknownTag = ([message, tag]: unknown[], known: string): boolean =>
  String(message).startsWith('The tag <%s> is unrecognized') && tag === known;

/** What was written since the last look; a test that expects an error takes it. */
export function takeConsoleErrors(): unknown[][] {
  const taken = seen;
  seen = [];
  return taken;
}
