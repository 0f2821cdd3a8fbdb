const MINUTE_S = 60;

/** What `npm test` found with one seed. */
export type Run = {
  seed: number;
  seconds: number;
  passed: number;
  failed: number;
  failures: string[];
};

/** One line for each run, and one for each test that failed in any, with the seeds that it failed with. */
export function summarize(runs: Run[]): { lines: string[]; allGreen: boolean } {
  const seedsOf = new Map<string, number[]>();
  for (const { seed, failures } of runs) {
    for (const name of failures) seedsOf.set(name, [...(seedsOf.get(name) ?? []), seed]);
  }
  const green = runs.filter((run) => run.failed === 0 && run.passed > 0).length;
  const lines = [
    ...runs.map(describeRun),
    ...[...seedsOf].map(([name, seeds]) => `not always green: ${name} (seeds ${seeds.join(', ')})`),
    `${green} of ${runs.length} runs green`,
  ];
  return { lines, allGreen: green === runs.length };
}

function describeRun({ seed, seconds, passed, failed }: Run): string {
  const time = `${Math.floor(seconds / MINUTE_S)} min ${seconds % MINUTE_S} s`;
  return `seed ${seed}: ${passed} passed, ${failed} failed in ${time}`;
}
