import { audits, checks, measurements, preparation, type Step, tests } from './verify/plan.ts';
import { inParallel } from './verify/pool.ts';
import { type Outcome, runStep } from './verify/run-step.ts';
import { sum } from './verify/tally.ts';

// `pnpm verify`: everything CI checks. `pnpm verify lint web` runs the steps with those names.
const AT_ONCE = 2;
const MINUTE_S = 60;

const wanted = process.argv.slice(2);
const isWanted = (step: Step) =>
  wanted.length === 0 || wanted.some((word) => step.name.includes(word));

const started = performance.now();
const outcomes = [
  ...(await runAll(preparation, 1)),
  ...(await runAll(checks, AT_ONCE)),
  ...(await runAll(tests, AT_ONCE)),
  ...(await runAll(audits, AT_ONCE)),
  ...(await runAll(measurements, 1)),
];
const total = sum(outcomes.map((outcome) => outcome.tally));
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`\n${Math.floor(seconds / MINUTE_S)} min ${seconds % MINUTE_S} s`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

async function runAll(steps: Step[], atOnce: number): Promise<Outcome[]> {
  return inParallel(steps.filter(isWanted), atOnce, async (step) => {
    const outcome = await runStep(step);
    print(outcome);
    return outcome;
  });
}

function print({ step, tally, seconds, output }: Outcome): void {
  const ok = tally.failed === 0;
  const counts = step.report ? `  ${tally.passed} passed, ${tally.failed} failed` : '';
  const verdict = ok ? 'ok    ' : 'failed';
  console.log(`${verdict} ${step.name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s${counts}`);
  if (ok && step.shows) console.log(`\n${output.trim()}\n`);
  if (ok) return;
  const why = tally.problem ? `${step.name}: ${tally.problem}` : step.name;
  console.log(`\n--- ${why}\n${output.trimEnd()}\n---\n`);
}
