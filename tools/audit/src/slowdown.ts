/** What Lighthouse slows the processor down by, to make a phone of the middle class of a desktop. */
export const DEFAULT_SLOWDOWN = 4;
/**
 * From this benchmark index on a machine is the desktop that the default is made for
 * (Lighthouse's docs/throttling.md, 'Calibrating the CPU slowdown').
 */
const DESKTOP_INDEX = 1_500;

/**
 * How much slower than this machine the phone is that Lighthouse stands for: a weak or busy one
 * is closer to it, a faster one is no reason to ask for less.
 * @param benchmarkIndex what Lighthouse's own benchmark says of the machine as it is just now
 */
export function slowdownFor(benchmarkIndex: number): number {
  const calibrated = (DEFAULT_SLOWDOWN * benchmarkIndex) / DESKTOP_INDEX;
  return Math.min(DEFAULT_SLOWDOWN, Math.max(1, Math.round(calibrated * 10) / 10));
}
