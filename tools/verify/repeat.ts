import { parseArgs } from 'node:util';

const MINUTE_S = 60;

/** What the command line asks for. */
export type Repetition = {
  times: number;
  /** How many runs, the last ones, share the machine with a process that takes one core. */
  busy: number;
  /** Each run has a clone of its own and an empty home folder. */
  fresh: boolean;
};

/** What `npm test` found with one seed. */
export type Run = {
  seed: number;
  seconds: number;
  passed: number;
  failed: number;
  failures: string[];
  /** It shared the machine. */
  busy?: boolean;
  /** From a fresh clone: how long it took with everything that is fetched. */
  wholeSeconds?: number;
};

/** @returns undefined where the arguments are none that it knows */
export function readArguments(args: string[]): Repetition | undefined {
  const options = { busy: { type: 'string', default: '0' }, fresh: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [times = 0, ...others] = positionals.map(Number);
    const busy = Number(values.busy);
    const isSound = [times, busy].every(Number.isInteger) && times > 0 && busy >= 0;
    if (!isSound || busy > times || others.length > 0) return undefined;
    return { times, busy, fresh: values.fresh ?? false };
  } catch {
    return undefined;
  }
}

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

function describeRun({ seed, seconds, passed, failed, busy, wholeSeconds }: Run): string {
  return [
    `seed ${seed}: ${passed} passed, ${failed} failed in ${minutes(seconds)}`,
    ...(wholeSeconds === undefined ? [] : [`${minutes(wholeSeconds)} with a fresh installation`]),
    ...(busy ? ['beside a busy process'] : []),
  ].join(', ');
}

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE_S)} min ${seconds % MINUTE_S} s`;
