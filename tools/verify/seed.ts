const SEEDS = 1_000_000;

/**
 * The seed of a run's order: `TEST_SEED`, or another one each time.
 * @throws where `TEST_SEED` is no whole number above 0
 */
export function seedOf(given: string | undefined, random = Math.random): number {
  if (!given) return 1 + Math.floor(random() * (SEEDS - 1));
  const seed = Number(given);
  if (!Number.isInteger(seed) || seed < 1) {
    throw new Error(`TEST_SEED is ${given}, and must be a whole number above 0.`);
  }
  return seed;
}
