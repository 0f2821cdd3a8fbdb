import type { Runner } from './plan.ts';

/** How many test cases went which way, and what else the runner has against the run. */
export type Tally = { passed: number; failed: number; problem?: string };

type VitestReport = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

type PlaywrightReport = {
  errors: unknown[];
  stats: { expected: number; flaky: number; unexpected: number };
};

/**
 * Count a runner's test cases from its JSON report.
 * A missing report, a run without a single test, and a runner that ends badly although no test of
 * its own failed (an unhandled rejection, a file that does not load) each count as one failure.
 * @param text the report, or undefined where the runner wrote none
 */
export function tally(runner: Runner, text: string | undefined, exitedWell: boolean): Tally {
  if (text === undefined) return { passed: 0, failed: 1, problem: 'it left no report' };
  const report: unknown = JSON.parse(text);
  const counted =
    runner === 'vitest'
      ? countVitest(report as VitestReport)
      : countPlaywright(report as PlaywrightReport);
  if (counted.passed + counted.failed === 0) {
    return { passed: 0, failed: 1, problem: 'it ran no tests' };
  }
  if (counted.failed === 0 && !exitedWell) {
    return { ...counted, failed: 1, problem: 'it failed although none of its tests did' };
  }
  return counted;
}

function countVitest(report: VitestReport): Tally {
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length };
}

function countPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** Add up; the problems stay with their steps. */
export function sum(tallies: Tally[]): { passed: number; failed: number } {
  return {
    passed: tallies.reduce((total, one) => total + one.passed, 0),
    failed: tallies.reduce((total, one) => total + one.failed, 0),
  };
}
