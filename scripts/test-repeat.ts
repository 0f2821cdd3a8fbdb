import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './bootstrap/versions.mjs';
import { type Run, summarize } from './verify/repeat.ts';
import { seedOf } from './verify/seed.ts';

// `pnpm test:repeat 10`: `npm test` with ten seeds, and which tests were not always green.
// With TEST_SEED=7 the seeds are 7, 8, 9, …
const REPORT = join(ROOT, '.cache', 'reports', 'test.json');
const times = Number(process.argv[2]);

if (Number.isInteger(times) && times > 0) {
  const first = seedOf(process.env.TEST_SEED);
  const runs = Array.from({ length: times }, (_, index) => runWith(first + index));
  const { lines, allGreen } = summarize(runs);
  console.log(`\n${lines.join('\n')}`);
  process.exitCode = allGreen ? 0 : 1;
} else {
  console.error('Usage: pnpm test:repeat <how many times>');
  process.exitCode = 2;
}

function runWith(seed: number): Run {
  rmSync(REPORT, { force: true });
  const env = { ...process.env, TEST_SEED: String(seed) };
  spawnSync(process.execPath, [join('scripts', 'test.mjs')], { cwd: ROOT, env, stdio: 'inherit' });
  return (
    readReport() ?? { seed, seconds: 0, passed: 0, failed: 1, failures: ['it left no report'] }
  );
}

function readReport(): Run | undefined {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8')) as Run;
  } catch {
    return undefined;
  }
}
