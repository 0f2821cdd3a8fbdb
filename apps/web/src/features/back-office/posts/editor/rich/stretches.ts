import type { Node } from 'prosemirror-model';

/** A block as it was written, with the empty lines before it. */
export interface Stretch {
  /** Undefined for the end, which has empty lines alone. */
  node: Node | undefined;
  gap: string;
  text: string;
}

/** How many blocks beside a change are read with it at least: what ends one may stand in the next. */
const NEIGHBOURS = 2;
const EMPTY_LINE = /\n[^\S\n]*\n/;

export const textOf = (written: readonly Stretch[]): string =>
  written.map(({ gap, text }) => gap + text).join('');

/** What is not as it was, and its neighbours up to an empty line. */
export function around(before: readonly Stretch[], now: readonly Stretch[]): readonly Stretch[] {
  const shorter = Math.min(before.length, now.length);
  let same = 0;
  while (same < shorter && isSame(before[same], now[same])) same += 1;
  let kept = 0;
  while (kept < shorter - same && isSame(before.at(-1 - kept), now.at(-1 - kept))) kept += 1;
  const isOpen = (place: number) => place > 0 && !EMPTY_LINE.test(now[place]?.gap ?? '\n\n');
  let start = Math.max(0, same - NEIGHBOURS);
  while (isOpen(start)) start -= 1;
  let end = now.length - kept + NEIGHBOURS;
  while (isOpen(end)) end += 1;
  return now.slice(start, end);
}

const isSame = (one: Stretch | undefined, other: Stretch | undefined): boolean =>
  one?.node === other?.node && one?.gap === other?.gap && one?.text === other?.text;
