import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endAll } from './open-things.ts';
import { startProgram } from './processes.ts';

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a program that the bench starts', () => {
  let folder: string;
  let log: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
    log = join(folder, 'log');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is over when everything is ended', async () => {
    const { pid } = startProgram({ args: ['-e', 'setInterval(() => {}, 1000)'], log });
    expect(isRunning(pid)).toBe(true);
    await endAll();
    expect(isRunning(pid)).toBe(false);
  });

  it('that ends by itself says what it has printed', async () => {
    const { ended } = startProgram({
      args: ['-e', 'console.log("No port."); process.exit(1)'],
      log,
    });
    await expect(ended).rejects.toThrow('No port.');
    await endAll();
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('is over when the bench gets %s', async (signal) => {
    const source = `
      import { endAllOnSignal } from ${JSON.stringify(join(import.meta.dirname, 'open-things.ts'))};
      import { startProgram } from ${JSON.stringify(join(import.meta.dirname, 'processes.ts'))};
      endAllOnSignal();
      const args = ['-e', 'setInterval(() => {}, 1000)'];
      console.log(startProgram({ args, log: ${JSON.stringify(log)} }).pid);
      setInterval(() => {}, 1000);
    `;
    const bench = spawn(process.execPath, ['--input-type=module', '-e', source], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(bench.stdout, 'data')) as [Buffer];
    const pid = Number(said.toString());
    expect(isRunning(pid)).toBe(true);
    bench.kill(signal);
    await once(bench, 'exit');
    expect(isRunning(pid)).toBe(false);
  });
});
