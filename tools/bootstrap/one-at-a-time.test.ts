import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-running-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (work = async () => 'done') => oneAtATime('npm test', work, folder);

it('says which process is at work already', async () => {
  const outcome = run(async () => {
    await expect(run()).rejects.toThrow(
      `Another npm test is running in this folder (process ${process.pid}).`,
    );
    return 'the first goes on';
  });
  expect(await outcome).toBe('the first goes on');
});

it('lets the next one in after success and after failure', async () => {
  await run();
  await expect(run(() => Promise.reject(new Error('red')))).rejects.toThrow('red');
  expect(await run()).toBe('done');
  expect(existsSync(join(folder, 'running'))).toBe(false);
});

it('takes over from a process that was killed', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(join(folder, 'running'), String(pid));
  expect(await run()).toBe('done');
});
