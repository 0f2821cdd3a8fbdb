import type { Runner } from './plan.ts';

/** How many test cases went which way, and what else the runner has against the run. */
export type Tally = {
  passed: number;
  failed: number;
  /** Names of what failed. */
  failures: string[];
  problem?: string;
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

type PlaywrightSuite = {
  title: string;
  specs?: { title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = {
  errors: unknown[];
  stats: { expected: number; flaky: number; unexpected: number };
  suites: PlaywrightSuite[];
};

/**
 * Count a runner's test cases from its JSON report.
 * A missing report, a run without a single test, and a runner that ends badly although no test of
 * its own failed (an unhandled rejection, a file that does not load) each count as one failure.
 * @param text the report, or undefined where the runner wrote none
 */
export function tally(runner: Runner, text: string | undefined, exitedWell: boolean): Tally {
  if (text === undefined) return oneFailure('it left no report');
  const report: unknown = JSON.parse(text);
  const counted =
    runner === 'vitest'
      ? countVitest(report as VitestReport)
      : countPlaywright(report as PlaywrightReport);
  if (counted.passed + counted.failed === 0) return oneFailure('it ran no tests');
  if (counted.failed === 0 && !exitedWell) {
    return {
      ...counted,
      ...oneFailure('it failed although none of its tests did', counted.passed),
    };
  }
  return counted;
}

/** A step that is no test runner, or one that failed as a whole. */
export function oneFailure(problem: string, passed = 0): Tally {
  return { passed, failed: 1, failures: [problem], problem };
}

function countVitest(report: VitestReport): Tally {
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failures = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${file.name}: ${fullName}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    failures: [...failures, ...unloadable.map(({ name }) => name)],
  };
}

function countPlaywright({ stats, errors, suites }: PlaywrightReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...suites.flatMap(failedIn), ...errors.map((error) => JSON.stringify(error))],
  };
}

function failedIn({ title, specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ ok }) => !ok).map((spec) => `${title}: ${spec.title}`);
  return [...own, ...suites.flatMap(failedIn)];
}

/** Add up; the problems stay with their steps. */
export function sum(tallies: Tally[]): Omit<Tally, 'problem'> {
  return {
    passed: tallies.reduce((total, one) => total + one.passed, 0),
    failed: tallies.reduce((total, one) => total + one.failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}
