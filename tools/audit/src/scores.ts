/** Of a hundred. */
export interface Scores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
}

/** What is judged of a run. */
export interface Result {
  scores: Scores;
  /** Until the largest picture or text of the first view is painted, in milliseconds. */
  largestPaintMs: number;
}

const LEAST: Scores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** 1.2 s as Lighthouse writes it; the portfolio's comes after 1,204 ms on a quiet machine. */
const LARGEST_PAINT_MS = 1_249;

/** What is not good enough, as sentences. */
export function shortfalls({ scores, largestPaintMs }: Result): string[] {
  const low = lowScores(scores).map((id) => `${id} is ${scores[id]}, of ${LEAST[id]} at least`);
  const ms = Math.round(largestPaintMs);
  const late = `the largest paint comes after ${ms} ms, of ${LARGEST_PAINT_MS} at most`;
  return largestPaintMs > LARGEST_PAINT_MS ? [...low, late] : low;
}

/** Whether another run may help: only speed depends on what else the machine does. */
export function isWorthRepeating(result: Result): boolean {
  const isSlow = shortfalls(result).length > 0;
  return isSlow && lowScores(result.scores).every((id) => id === 'performance');
}

function lowScores(scores: Scores): (keyof Scores)[] {
  return (Object.keys(LEAST) as (keyof Scores)[]).filter((id) => scores[id] < LEAST[id]);
}

function isFaster(one: Result, other: Result): boolean {
  const difference = one.scores.performance - other.scores.performance;
  return difference > 0 || (difference === 0 && one.largestPaintMs < other.largestPaintMs);
}

/**
 * Asks until a run is good, or as bad as another run could not mend, or asked often enough.
 * What else a machine does only ever slows a page down, so the fastest run is closest to the page;
 * a run that fails in anything else counts at once.
 * @param ask one run, given its number; undefined where it came to nothing
 * @param tries how often to ask at most
 * @throws when no run came to anything
 */
export async function fairestRun<Run extends Result>(
  ask: (number: number) => Promise<Run | undefined>,
  tries: number,
): Promise<{ run: Run; number: number; of: number }> {
  let best: { run: Run; number: number } | undefined;
  for (let number = 1; number <= tries; number += 1) {
    const run = await ask(number);
    if (!run) continue;
    if (!isWorthRepeating(run)) return { run, number, of: number };
    if (!best || isFaster(run, best.run)) best = { run, number };
  }
  if (!best) throw new Error(`None of ${tries} runs came to anything.`);
  return { ...best, of: tries };
}
