import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../bootstrap/versions.mjs';
import type { Step } from './plan.ts';
import { type Tally, tally } from './tally.ts';

const MINUTE_MS = 60_000;
const STEP_LIMIT_MS = 25 * MINUTE_MS;

/** No tool is to phone home from a test run, nor to colour what goes into a log. */
const QUIET = {
  NO_COLOR: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};

/** Hundreds of processes load the same program: what Node has compiled of it is kept for the next. */
const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compiled') };

const running = new Set<ChildProcess>();

/** A signal that ends the run ends all of its steps, with their servers and browsers. */
export function endStepsOnSignals(): void {
  const end = () => {
    for (const child of running) endGroup(child);
    process.exit(130);
  };
  process.once('SIGINT', end).once('SIGTERM', end);
}

function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

/** How a step went; `output` is everything it printed. */
export type Outcome = { step: Step; tally: Tally; seconds: number; output: string };

/** Run one step to its end. Never throws: what goes wrong is the outcome. */
export async function runStep(step: Step): Promise<Outcome> {
  if (step.needsChromium && process.env.WITHOUT_CHROMIUM) return withoutChromium(step);
  const started = performance.now();
  if (step.report) {
    mkdirSync(dirname(step.report.path), { recursive: true });
    rmSync(step.report.path, { force: true });
  }
  const { ok, output } = await execute(step);
  const seconds = (performance.now() - started) / 1000;
  return { step, tally: tallyOf(step, ok), seconds, output };
}

function withoutChromium(step: Step): Outcome {
  const problem = 'it needs a Chromium, and there is none (see the top of this run).';
  const tally = { passed: 0, failed: 1, failures: [`${step.name}: ${problem}`], problem };
  return { step, tally, seconds: 0, output: '' };
}

function tallyOf(step: Step, ok: boolean): Tally {
  if (!step.report)
    return ok
      ? { passed: 1, failed: 0, failures: [] }
      : { passed: 0, failed: 1, failures: [step.name] };
  const { runner, path } = step.report;
  const counted = tally(runner, existsSync(path) ? readFileSync(path, 'utf8') : undefined, ok);
  return { ...counted, failures: counted.failures.map((name) => `${step.name}: ${name}`) };
}

function execute(step: Step): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const chunks: string[] = [];
    const child = spawn(step.command, step.args, {
      cwd: ROOT,
      env: { ...process.env, ...QUIET, ...COMPILED, ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that a step that hangs is ended with its servers and browsers.
      detached: true,
    });
    running.add(child);
    const limit = setTimeout(() => {
      chunks.push(`\nStopped after ${STEP_LIMIT_MS / MINUTE_MS} minutes.\n`);
      endGroup(child);
    }, STEP_LIMIT_MS);
    const settle = (ok: boolean) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ ok, output: chunks.join('') });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    }
    child.on('error', (error) => {
      chunks.push(String(error));
      settle(false);
    });
    child.on('close', (code) => settle(code === 0));
  });
}
