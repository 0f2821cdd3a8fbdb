import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createDiskSpace, MEGABYTE } from './disk-space.ts';
import { createLogger } from './logger.ts';

let folder: string;
let log: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-space-'));
  log = '';
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

/** A disk of the test's own size, in megabytes. */
function createDisk(total: number, free: number) {
  const disk = { free };
  const statfs = () => ({ bsize: MEGABYTE, blocks: total, bavail: disk.free });
  const write = (line: string) => {
    log += line;
  };
  const logger = createLogger('info', { write });
  return { disk, space: createDiskSpace({ folders: [folder], logger, statfs }) };
}

const reserve = () => join(folder, 'reserve');

describe('room on the disk', () => {
  it.each([
    [20_000, 5_000, 'enough'],
    [20_000, 1_001, 'enough'],
    [20_000, 999, 'low'],
    [4_000, 499, 'low'],
    [4_000, 501, 'enough'],
    [1_000_000, 5_001, 'enough'],
    [1_000_000, 4_999, 'low'],
    [400, 101, 'enough'],
    [400, 99, 'low'],
    [20_000, 31, 'full'],
  ])('of %i MB with %i MB left is %s', (total, free, level) => {
    const { space } = createDisk(total, free);
    expect(space.measure()).toEqual({
      level,
      freeBytes: free * MEGABYTE,
      totalBytes: total * MEGABYTE,
    });
    expect(space.now.level).toBe(level);
  });

  it('is logged once for each change', () => {
    const { space, disk } = createDisk(20_000, 800);
    for (const free of [700, 600, 10, 9, 9_000, 9_000]) {
      disk.free = free;
      space.measure();
    }
    const levels = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).space);
    expect(levels).toEqual(['low', 'full', 'enough']);
  });

  it('is reserved, given away once, and reserved again when there is enough', async () => {
    const { space, disk } = createDisk(20_000, 5_000);
    await space.keepReserve();
    const { size, mode } = await stat(reserve());
    expect(size).toBe(16 * MEGABYTE);
    expect(mode & 0o077).toBe(0);
    disk.free = 17;
    expect(space.measure().level).toBe('low');
    disk.free = 0;
    expect(space.release()).toBe(true);
    expect(existsSync(reserve())).toBe(false);
    expect(space.release()).toBe(false);
    disk.free = 30;
    await space.keepReserve();
    expect(space.now.level).toBe('full');
    expect(existsSync(reserve())).toBe(false);
    disk.free = 100;
    await space.keepReserve();
    expect(existsSync(reserve())).toBe(true);
    expect(space.now.level).toBe('low');
  });

  it('is reserved in proportion on a small disk', async () => {
    const { space } = createDisk(40, 30);
    await space.keepReserve();
    expect((await stat(reserve())).size).toBe(2 * MEGABYTE);
  });
});
