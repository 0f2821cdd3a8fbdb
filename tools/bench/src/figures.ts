/**
 * The value below which so many percent of the others are.
 * @returns NaN where there are no values
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 50);

/**
 * What is left of a ratio when the machine's speed drifts: the median of what each round gives.
 * @param pairs measured side by side, one after the other
 */
export const medianRatio = (pairs: readonly Pair[]): number =>
  median(pairs.map(({ measured, limit }) => measured / limit));

/** One round: the product and what it is compared with. */
export interface Pair {
  measured: number;
  limit: number;
}

/** Measures in turns, product, limit, product, limit: a slow minute of the machine meets both. */
export async function inTurns(
  rounds: number,
  measure: () => Promise<number>,
  measureLimit: () => Promise<number>,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({ measured: await measure(), limit: await measureLimit() });
  }
  return pairs;
}

export const medianOf = (pairs: readonly Pair[], side: keyof Pair): number =>
  median(pairs.map((pair) => pair[side]));

/** The one with the lowest share; one whose share is not known is worse than all that are. */
export const lowestShare = <T extends { share: number }>(found: readonly T[]): T | undefined =>
  found.find(({ share }) => Number.isNaN(share)) ?? found.toSorted((a, b) => a.share - b.share)[0];
