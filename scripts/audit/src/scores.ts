/** Of a hundred. */
export interface Scores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
}

const LEAST: Scores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Which scores are too low, as sentences. */
export function shortfalls(scores: Scores): string[] {
  return (Object.keys(LEAST) as (keyof Scores)[])
    .filter((category) => scores[category] < LEAST[category])
    .map((category) => `${category} is ${scores[category]}, of ${LEAST[category]} at least`);
}

/** Whether another run may help: only speed depends on what else the machine does. */
export function isWorthRepeating(scores: Scores): boolean {
  const short = shortfalls(scores);
  return short.length === 1 && scores.performance < LEAST.performance;
}

/**
 * Asks until the scores are good, or as bad as another run could not mend, or asked often enough.
 * What else a machine does only ever slows a page down, so the fastest run is closest to the page;
 * a run that fails in anything else counts at once.
 * @param ask one run, told which it is; undefined where it came to nothing
 * @param tries how often to ask at most
 * @throws when no run came to anything
 */
export async function fairestRun<Run extends { scores: Scores }>(
  ask: (number: number) => Promise<Run | undefined>,
  tries: number,
): Promise<{ run: Run; number: number; of: number }> {
  let best: { run: Run; number: number } | undefined;
  for (let number = 1; number <= tries; number += 1) {
    const run = await ask(number);
    if (!run) continue;
    if (!isWorthRepeating(run.scores)) return { run, number, of: number };
    const fastest = best?.run.scores.performance ?? -1;
    if (run.scores.performance > fastest) best = { run, number };
  }
  if (!best) throw new Error(`None of ${tries} runs came to anything.`);
  return { ...best, of: tries };
}
