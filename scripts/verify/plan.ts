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
  /** What it prints is worth reading when it passes, too. */
  shows?: boolean;
};

const REPORTS = join(ROOT, '.cache', 'reports');
type Database = 'sqlite' | 'postgres';

/** Comes first: the others read what it generates and builds. */
export const preparation: Step[] = [
  node('build', 'scripts/build.mjs'),
  { ...node('build demo', 'scripts/build.mjs'), args: ['scripts/build.mjs', 'demo'] },
  pnpm('generate', 'exec', 'turbo', 'run', 'generate', '--output-logs=new-only'),
];

/** Independent of each other and cheap: two of these at a time share the cores. */
export const checks: Step[] = [
  pnpm('lint', 'run', 'lint'),
  pnpm('types', 'exec', 'turbo', 'run', 'types', '--concurrency=2', '--continue'),
  pnpm('arrows', '--filter', '@vitrine/arrows', 'check'),
  pnpm('migrations', '--filter', '@vitrine/api', 'db:check'),
  pnpm('openapi', '--filter', '@vitrine/api', 'openapi:lint'),
  node('requirements', 'scripts/verify/requirements/check.ts'),
  node('container', 'scripts/verify/container/check.ts'),
  vitest('contracts', '@vitrine/contracts'),
  vitest('markdown', '@vitrine/markdown'),
  vitest('resume', '@vitrine/resume'),
  vitest('default content', '@vitrine/default-content'),
  vitest('client', '@vitrine/client'),
  vitest('scripts', '@vitrine/scripts'),
  vitest('arrows tests', '@vitrine/arrows'),
  vitest('art', '@vitrine/art'),
  vitest('audit tests', '@vitrine/audit'),
  vitest('testing', '@vitrine/testing'),
  vitest('bench tests', '@vitrine/bench'),
  { ...node('dependencies', 'scripts/verify/dependencies.ts'), shows: true },
];

/** Longest first, two at a time: each has two workers, which wait half of their time. */
export const tests: Step[] = [
  playwright('e2e on sqlite', 'sqlite'),
  apiTests('postgres'),
  apiTests('sqlite'),
  vitest('web', '@vitrine/web'),
  playwright('e2e on postgres', 'postgres'),
];

/** Counts bytes and follows links, which takes no longer beside each other. */
export const audits: Step[] = [audit('budget'), audit('links')];

/** Alone on the machine: Lighthouse measures time. */
export const measurements: Step[] = [audit('lighthouse')];

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

/** On the server that was built before: another build would take it from under the stories. */
function apiTests(database: Database): Step {
  const step = vitest(`api on ${database}`, '@vitrine/api', 'test:built');
  return { ...step, env: { TEST_DATABASE: database } };
}

function playwright(name: string, database: Database): Step {
  const path = reportPath(name);
  return {
    ...pnpm(name, '--filter', '@vitrine/e2e', 'test:e2e', '--reporter=list,json'),
    env: { TEST_DATABASE: database, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
    report: { runner: 'playwright', path },
  };
}

function audit(name: string): Step {
  return { ...pnpm(`audit ${name}`, '--filter', '@vitrine/audit', 'run', name), shows: true };
}

function reportPath(name: string): string {
  return join(REPORTS, `${name.replaceAll(' ', '-')}.json`);
}
