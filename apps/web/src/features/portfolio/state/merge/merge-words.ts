import { arrange, members } from './three-way.ts';

interface Sides {
  base: readonly string[];
  yours: readonly string[];
  theirs: readonly string[];
}

/** Merges a list of words: what either side added or removed is; `ask` is about the order only. */
export function mergeWords(sides: Sides, ask: () => readonly string[]): string[] {
  return arrange(members(sides), sides, ask);
}
