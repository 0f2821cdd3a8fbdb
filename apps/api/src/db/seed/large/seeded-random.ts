/** Random numbers that repeat themselves: the same start always gives the same ones. */
export interface SeededRandom {
  /** From 0 up to, and without, `below`. */
  whole(below: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** True in about `share` of the cases, 0 to 1. */
  happens(share: number): boolean;
  bytes(length: number): Uint8Array;
}

/** @param start any whole number (mulberry32) */
export function createSeededRandom(start: number): SeededRandom {
  let state = start >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    whole,
    pick: (from) => from[whole(from.length)] ?? from[0],
    happens: (share) => next() < share,
    bytes: (length) => Uint8Array.from({ length }, () => whole(256)),
  };
}
