import { join } from 'node:path';
import { ROOT } from '../bootstrap/versions.mjs';

/** Which tool's JSON report tells how many tests ran. */
export type Runner = 'vitest' | 'playwright';

/** One line of the run: a command that passes or fails, or a test runner with a report. */
export type Step = {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  report?: { runner: Runner; path: string };
  /** Fails in one sentence where the test command has found no Chromium. */
  needsChromium?: boolean;
  /** What it prints is worth reading when it passes, too. */
  shows?: boolean;
  /** Later phases need what it makes: where it fails, the run ends with its phase. */
  isNeeded?: boolean;
};

/** Steps of which so many share the cores. */
export type Phase = { steps: Step[]; atOnce: number };

/** `npm test` says whether a change is right; `pnpm test:operations` whether it runs and lasts. */
export type Suite = 'test' | 'operations';

const REPORTS = join(ROOT, '.cache', 'reports');
type Database = 'sqlite' | 'postgres';

/** The reporter puts stories in the order of `TEST_SEED` (tests/stories/support/random-order.ts). */
const IN_ANY_ORDER = ['--reporter=list,json,./support/random-order.ts', '--fully-parallel'];

/** Comes first: everything else reads what it writes. */
const preparation: Phase = {
  atOnce: 1,
  steps: [
    {
      ...pnpm('generate', 'exec', 'turbo', 'run', 'generate', '--output-logs=new-only'),
      isNeeded: true,
    },
  ],
};

const site: Step = { ...node('build', 'tools/build.mjs'), isNeeded: true };
const demo: Step = {
  ...node('build demo', 'tools/build.mjs'),
  args: ['tools/build.mjs', 'demo'],
  isNeeded: true,
};

/** Independent of each other and cheap: they run beside the build, which uses one core for most of its time. */
const checks: Phase = {
  atOnce: 2,
  steps: [
    site,
    pnpm('lint', 'run', 'lint'),
    pnpm('arrows', '--filter', '@vitrine/arrows', 'check'),
    pnpm('migrations', '--filter', '@vitrine/api', 'db:check'),
    node('requirements', 'tools/verify/requirements/check.ts'),
    node('plain english', 'tools/verify/plain-english/check.ts'),
    { ...node('size', 'tools/verify/size/check.ts'), shows: true },
    vitest('contracts', '@vitrine/contracts'),
    vitest('markdown', '@vitrine/markdown'),
    vitest('resume', '@vitrine/resume'),
    vitest('default content', '@vitrine/default-content'),
    vitest('demo', '@vitrine/demo'),
    vitest('audit tests', '@vitrine/audit'),
    vitest('test support', '@vitrine/test-support'),
    vitest('attacks tests', '@vitrine/attacks'),
    vitest('bench tests', '@vitrine/bench'),
    vitest('arrows tests', '@vitrine/arrows'),
    demo,
    pnpm('openapi', '--filter', '@vitrine/api', 'openapi:lint'),
    pnpm('types', 'exec', 'turbo', 'run', 'types', '--concurrency=2', '--continue'),
    vitest('client', '@vitrine/client'),
    vitest('tools', '@vitrine/tools'),
    vitest('art', '@vitrine/art'),
    { ...node('dependencies', 'tools/verify/dependencies.ts'), shows: true },
  ],
};

/** Alone on the machine: two browsers with their servers fill two cores. */
const stories: Phase = {
  atOnce: 1,
  steps: [playwright('stories on sqlite', 'sqlite'), playwright('stories on postgres', 'postgres')],
};

/** Longest first; each has two workers, which wait half of their time. */
const tests: Phase = {
  atOnce: 2,
  steps: [
    apiTests('api on sqlite', 'sqlite', '!operations'),
    vitest('web', '@vitrine/web'),
    apiTests('api on postgres', 'postgres', 'database && !operations'),
  ],
};

/** Nothing of the product is new where `npm test` has run before: then it only compares. */
const building: Phase = { atOnce: 1, steps: [site, demo] };

/** What no query has a part in is the same on PostgreSQL, and is run there all the same. */
const operations: Phase = {
  atOnce: 2,
  steps: [
    apiTests('operations on sqlite', 'sqlite', 'operations'),
    apiTests('operations on postgres', 'postgres', 'operations'),
    apiTests('rest on postgres', 'postgres', '!database && !operations'),
    node('container', 'tools/verify/container/check.ts'),
  ],
};

/** Counts bytes and follows links, which takes no longer beside each other. */
const audits: Phase = { atOnce: 2, steps: [inBrowser(audit('budget')), audit('links')] };

/** Alone on the machine: Lighthouse measures time. */
const measurements: Phase = { atOnce: 1, steps: [inBrowser(audit('lighthouse'))] };

export function phasesOf(suite: Suite): Phase[] {
  return suite === 'test'
    ? [preparation, checks, tests, stories]
    : [preparation, building, operations, audits, measurements];
}

function pnpm(name: string, ...args: string[]): Step {
  return { name, command: 'pnpm', args };
}

function node(name: string, script: string): Step {
  return { name, command: process.execPath, args: [script] };
}

function vitest(name: string, workspace: string, script = 'test'): Step {
  const path = reportPath(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  return {
    ...pnpm(name, '--filter', workspace, script, ...reporters),
    report: { runner: 'vitest', path },
  };
}

/**
 * On the server that was built before: another build would take it from under the stories.
 * @param tags which tests, by their tags (apps/api/vitest.config.ts)
 */
function apiTests(name: string, database: Database, tags: string): Step {
  const step = vitest(name, '@vitrine/api', 'test:built');
  return {
    ...step,
    args: [...step.args, `--tagsFilter=${tags}`],
    env: { TEST_DATABASE: database },
  };
}

function playwright(name: string, database: Database): Step {
  const path = reportPath(name);
  return {
    ...pnpm(name, '--filter', '@vitrine/stories', 'test:stories', ...IN_ANY_ORDER),
    env: { TEST_DATABASE: database, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
    needsChromium: true,
    report: { runner: 'playwright', path },
  };
}

function audit(name: string): Step {
  return { ...pnpm(`audit ${name}`, '--filter', '@vitrine/audit', 'run', name), shows: true };
}

function inBrowser(step: Step): Step {
  return { ...step, needsChromium: true };
}

function reportPath(name: string): string {
  return join(REPORTS, `${name.replaceAll(' ', '-')}.json`);
}
