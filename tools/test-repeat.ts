import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, sep } from 'node:path';
import { runMain } from './bootstrap/main.mjs';
import { Problem } from './bootstrap/problem.mjs';
import { capture, run } from './bootstrap/run.mjs';
import { ROOT } from './bootstrap/versions.mjs';
import { type Run, readArguments, summarize } from './verify/repeat.ts';
import { seedOf } from './verify/seed.ts';

// `pnpm test:repeat 10`: `npm test` with ten seeds, and which tests were not always green.
// With TEST_SEED=7 the seeds are 7, 8, 9, … `--busy 3` takes one core away from the last three,
// `--fresh` gives each run a clone of HEAD and an empty home folder.
const USAGE = 'Usage: pnpm test:repeat <how many times> [--busy <of them>] [--fresh]';
/** Ends by itself where anyone who started it is gone. */
const TAKE_A_CORE = 'const { ppid } = process; while (process.ppid === ppid);';
const SIGNAL = 128;

runMain(async () => {
  const wanted = readArguments(process.argv.slice(2));
  if (!wanted) {
    console.error(USAGE);
    return 2;
  }
  const first = seedOf(process.env.TEST_SEED);
  const runs: Run[] = [];
  let code = 0;
  for (let index = 0; index < wanted.times && code < SIGNAL; index += 1) {
    const busy = index >= wanted.times - wanted.busy;
    const seed = first + index;
    const work = () => (wanted.fresh ? runFresh(seed) : runIn(ROOT, process.env, seed));
    const one = await (busy ? besideBusyProcess(work) : work());
    runs.push({ ...one.run, busy });
    code = one.code;
  }
  const { lines, allGreen } = summarize(runs);
  console.log(`\n${lines.join('\n')}`);
  return code >= SIGNAL ? code : Number(!allGreen);
});

async function besideBusyProcess<T>(work: () => Promise<T>): Promise<T> {
  const busy = spawn(process.execPath, ['-e', TAKE_A_CORE], { stdio: 'ignore' });
  try {
    return await work();
  } finally {
    busy.kill('SIGKILL');
  }
}

/** As anyone who has just cloned the repository: nothing is fetched yet, and nothing is set up. */
async function runFresh(seed: number) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-fresh-'));
  try {
    const root = join(folder, 'vitrine');
    const { ok, output } = capture('git', ['clone', '--quiet', ROOT, root]);
    if (!ok) throw new Problem(`The repository could not be cloned:\n${output}`);
    const home = join(folder, 'home');
    mkdirSync(home);
    const env = { ...process.env, HOME: home, USERPROFILE: home, PATH: pathWithoutToolchain() };
    const started = performance.now();
    const { code, run } = await runIn(root, env, seed);
    const wholeSeconds = Math.round((performance.now() - started) / 1000);
    return { code, run: { ...run, wholeSeconds } };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** This process runs with the Node and the pnpm that this checkout has fetched. */
function pathWithoutToolchain(): string {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(ROOT, '.cache')))
    .join(delimiter);
}

async function runIn(root: string, env: NodeJS.ProcessEnv, seed: number) {
  const report = join(root, '.cache', 'reports', 'test.json');
  rmSync(report, { force: true });
  const code = await run('npm', ['test'], {
    cwd: root,
    env: { ...env, TEST_SEED: String(seed) },
    shell: process.platform === 'win32',
  });
  const none: Run = { seed, seconds: 0, passed: 0, failed: 1, failures: ['it left no report'] };
  return { code, run: readReport(report, root) ?? none };
}

/** Tests are named by their files, which are in another folder in each clone. */
function readReport(path: string, root: string): Run | undefined {
  try {
    const run = JSON.parse(readFileSync(path, 'utf8')) as Run;
    const failures = run.failures.map((name) => name.replaceAll(root + sep, ''));
    return { ...run, failures };
  } catch {
    return undefined;
  }
}
