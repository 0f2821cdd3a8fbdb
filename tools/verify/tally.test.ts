import { describe, expect, it } from 'vitest';
import { sum, tally } from './tally.ts';

const vitest = (passed: number, failed: number, testResults: unknown[] = []) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults });
const playwright = (stats: object, errors: unknown[] = []) =>
  JSON.stringify({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    errors,
    suites: [],
  });

describe('tally', () => {
  it('counts what Vitest reports', () => {
    expect(tally('vitest', vitest(5, 2), false)).toMatchObject({ passed: 5, failed: 2 });
  });

  it('counts a test file that does not load as a failure', () => {
    const unloadable = { name: 'a.test.ts', status: 'failed', assertionResults: [] };
    const counted = tally('vitest', vitest(5, 0, [unloadable]), false);
    expect(counted).toMatchObject({ failed: 1, failures: ['a.test.ts'] });
  });

  it('counts what Playwright reports, a test that passed on retry as passed', () => {
    const text = playwright({ expected: 3, flaky: 1, unexpected: 2 });
    expect(tally('playwright', text, false)).toMatchObject({ passed: 4, failed: 2 });
  });

  it('names the tests that failed, in either report', () => {
    const file = {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'failed', fullName: 'divides' },
      ],
    };
    expect(tally('vitest', vitest(1, 1, [file]), false).failures).toEqual(['a.test.ts: divides']);
    const specs = [
      { title: 'signs in', ok: false },
      { title: 'signs out', ok: true },
    ];
    const suites = [{ title: 'a.spec.ts', suites: [{ title: 'in a group', specs }] }];
    const report = JSON.stringify({
      stats: { expected: 1, flaky: 0, unexpected: 1 },
      errors: [],
      suites,
    });
    expect(tally('playwright', report, false).failures).toEqual(['in a group: signs in']);
  });

  it('counts an error outside the tests as a failure', () => {
    const text = playwright({ expected: 3 }, [{ message: 'server did not start' }]);
    expect(tally('playwright', text, false)).toMatchObject({ passed: 3, failed: 1 });
  });

  it.each([
    ['a missing report', undefined, true, 'it left no report'],
    ['a run without tests', vitest(0, 0), true, 'it ran no tests'],
    ['a bad end after good tests', vitest(3, 0), false, 'it failed although none of its tests did'],
  ])('counts %s as a failure', (_, text, exitedWell, problem) => {
    expect(tally('vitest', text, exitedWell)).toMatchObject({ failed: 1, problem });
  });
});

describe('sum', () => {
  it('adds up', () => {
    const tallies = [
      { passed: 2, failed: 0, failures: [] },
      { passed: 3, failed: 1, failures: ['divides'] },
    ];
    expect(sum(tallies)).toEqual({ passed: 5, failed: 1, failures: ['divides'] });
  });
});
