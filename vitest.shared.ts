/**
 * What every suite has in common: tests run in any order. Vitest prints the seed of the order, and
 * `TEST_SEED` repeats it.
 */
export const anyOrder = {
  shuffle: { files: true, tests: true },
  seed: Number(process.env.TEST_SEED) || Date.now(),
};
