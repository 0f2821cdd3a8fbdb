import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './bootstrap/versions.mjs';
import { type Phase, phasesOf, type Suite } from './verify/plan.ts';
import { inParallel } from './verify/pool.ts';
import { endStepsOnSignals, type Outcome, runStep } from './verify/run-step.ts';
import { seedOf } from './verify/seed.ts';
import { sum } from './verify/tally.ts';

// `pnpm verify`: what `npm test` checks. `pnpm verify lint web` runs the steps with those names,
// `pnpm verify --operations` what `pnpm test:operations` checks.
const MINUTE_S = 60;
const OPERATIONS = '--operations';

const words = process.argv.slice(2);
const suite: Suite = words.includes(OPERATIONS) ? 'operations' : 'test';
const wanted = words.filter((word) => word !== OPERATIONS);

const seed = readSeed();
process.env.TEST_SEED = String(seed);
console.log(`TEST_SEED=${seed} repeats this order of tests.\n`);

endStepsOnSignals();
const started = performance.now();
const outcomes: Outcome[] = [];
for (const phase of phasesOf(suite)) {
  outcomes.push(...(await runPhase(phase)));
  // what could not be built fails every later step with another message
  if (outcomes.some(({ step, tally }) => step.isNeeded && tally.failed > 0)) break;
}
const total = sum(outcomes.map((outcome) => outcome.tally));
const seconds = Math.round((performance.now() - started) / 1000);
keep();
for (const name of total.failures) console.log(`  ${name}`);
console.log(`\n${Math.floor(seconds / MINUTE_S)} min ${seconds % MINUTE_S} s`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

function readSeed(): number {
  try {
    return seedOf(process.env.TEST_SEED);
  } catch (error) {
    console.error((error as Error).message);
    console.log('\n0 passed, 1 failed');
    process.exit(1);
  }
}

async function runPhase({ steps, atOnce }: Phase): Promise<Outcome[]> {
  const chosen = steps.filter(
    (step) => wanted.length === 0 || wanted.some((word) => step.name.includes(word)),
  );
  return inParallel(chosen, atOnce, async (step) => {
    const outcome = await runStep(step);
    print(outcome);
    return outcome;
  });
}

function print({ step, tally, seconds, output }: Outcome): void {
  const ok = tally.failed === 0;
  const counts = step.report ? `  ${tally.passed} passed, ${tally.failed} failed` : '';
  const verdict = ok ? 'ok    ' : 'failed';
  console.log(`${verdict} ${step.name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s${counts}`);
  if (ok && step.shows) console.log(`\n${output.trim()}\n`);
  if (ok) return;
  const why = tally.problem ? `${step.name}: ${tally.problem}` : step.name;
  console.log(`\n--- ${why}\n${output.trimEnd()}\n---\n`);
}

/** For `pnpm test:repeat`, which compares runs. */
function keep(): void {
  const folder = join(ROOT, '.cache', 'reports');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${suite}.json`), JSON.stringify({ seed, seconds, ...total }));
}
