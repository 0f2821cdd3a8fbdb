import { afterEach, expect, it, vi } from 'vitest';
import { runStep } from './run-step.ts';

const step = (script: string) => ({
  name: 'a step',
  command: process.execPath,
  args: ['-e', script],
});
afterEach(() => vi.unstubAllEnvs());

it('counts a command as one test, and names it where it fails', async () => {
  const good = await runStep(step('console.log("fine")'));
  expect(good).toMatchObject({ tally: { passed: 1, failed: 0 }, output: 'fine\n' });
  const { tally } = await runStep(step('process.exit(3)'));
  expect(tally).toEqual({ passed: 0, failed: 1, failures: ['a step'] });
});

it('says in one sentence what a step lacks that needs a missing Chromium', async () => {
  vi.stubEnv('WITHOUT_CHROMIUM', '1');
  const { tally, output } = await runStep({ ...step('throw new Error()'), needsChromium: true });
  expect(output).toBe('');
  expect(tally).toMatchObject({ passed: 0, failed: 1 });
  expect(tally.problem).toBe('it needs a Chromium, and there is none (see the top of this run).');
});

it('reports a command that does not exist', async () => {
  const { tally, output } = await runStep({ ...step(''), command: 'no-such-command' });
  expect(tally.failed).toBe(1);
  expect(output).toContain('ENOENT');
});
