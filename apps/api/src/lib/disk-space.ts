import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, type StatsFs, statfsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from './logger.ts';

export const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000 * MEGABYTE;
const RESERVE_BYTES = 16 * MEGABYTE;
/** Of a disk that is small itself. */
const RESERVE_SHARE = 0.05;
const CHUNK_BYTES = MEGABYTE;

/** `low`: a warning; `full`: nothing new is stored any more, so that deleting still works. */
export type SpaceLevel = 'enough' | 'low' | 'full';

export interface MeasuredSpace {
  level: SpaceLevel;
  freeBytes: number;
  totalBytes: number;
}

export interface DiskSpace {
  /** As it was when it was last measured. */
  readonly now: MeasuredSpace;
  measure(): MeasuredSpace;
  /** Measures, and makes the reserve where it is missing and there is room for it. */
  keepReserve(): Promise<void>;
  /**
   * When a write has failed for want of room: gives the reserve to it.
   * @returns whether there was one, so that trying again makes sense
   */
  release(): boolean;
}

interface Settings {
  /** Where things are stored; the reserve is in the first of them. */
  folders: readonly [string, ...string[]];
  logger: Logger;
  /** Asks the file system; tests hand in their own. */
  statfs?: (folder: string) => Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>;
}

/**
 * Watches how much room is left where data is stored. Deleting takes room, too: the database writes
 * what it is going to change beside its file. So a file of 16 MB (5 % of a disk that is small) keeps
 * that much from everyone, and is removed when a write fails.
 */
export function createDiskSpace({ folders, logger, statfs = statfsSync }: Settings): DiskSpace {
  const reserve = join(folders[0], 'reserve');
  let now: MeasuredSpace = { level: 'enough', freeBytes: 0, totalBytes: 0 };

  const read = () => {
    const disks = folders.flatMap((folder) => {
      // the folder of uploads is made with the first of them
      if (!existsSync(folder)) return [];
      const { bavail, blocks, bsize } = statfs(folder);
      return [{ freeBytes: bavail * bsize, totalBytes: blocks * bsize }];
    });
    return disks.reduce((one, other) => (other.freeBytes < one.freeBytes ? other : one));
  };
  const levelOf = (freeBytes: number, totalBytes: number): SpaceLevel => {
    const needed = reserveBytes(totalBytes);
    // with the reserve given away it takes more to be out of danger: the reserve is made again first
    if (freeBytes < (existsSync(reserve) ? needed : 2 * needed)) return 'full';
    return freeBytes < warnBelow(totalBytes) ? 'low' : 'enough';
  };
  const measure = (): MeasuredSpace => {
    const measured = read();
    const level = levelOf(measured.freeBytes, measured.totalBytes);
    if (level !== now.level) {
      const entry = { event: 'disk-space', space: level, freeBytes: measured.freeBytes };
      logger[level === 'enough' ? 'info' : 'warn'](entry, messages[level]);
    }
    now = { ...measured, level };
    return now;
  };

  return {
    get now() {
      return now;
    },
    measure,
    keepReserve: async () => {
      const { freeBytes, totalBytes } = measure();
      const needed = reserveBytes(totalBytes);
      if (existsSync(reserve) || freeBytes < 3 * needed) return;
      await fillFile(reserve, needed);
      measure();
    },
    release: () => {
      const was = existsSync(reserve);
      rmSync(reserve, { force: true });
      if (was) logger.warn({ event: 'disk-space' }, 'reserved disk space was given away');
      measure();
      return was;
    },
  };
}

const messages: Record<SpaceLevel, string> = {
  enough: 'there is enough disk space again',
  low: 'disk space is running low',
  full: 'the disk is full: nothing new is stored until there is room',
};

const reserveBytes = (totalBytes: number): number =>
  Math.min(RESERVE_BYTES, Math.floor(totalBytes * RESERVE_SHARE));

/** Less than 5 % is low, but never less than 500 MB nor more than 5 GB; a quarter of a small disk. */
const warnBelow = (totalBytes: number): number =>
  Math.min(totalBytes / 4, Math.max(500 * MEGABYTE, Math.min(totalBytes * 0.05, 5 * GIGABYTE)));

/** Whether so many bytes more could be stored and nobody would be warned. */
export const hasRoomFor = ({ freeBytes, totalBytes }: MeasuredSpace, bytes: number): boolean =>
  freeBytes - bytes >= warnBelow(totalBytes);

/** Whole or not at all; of random bytes, which no file system can store in less room. */
async function fillFile(path: string, bytes: number): Promise<void> {
  const part = `${path}.part`;
  const file = await open(part, 'w', 0o600);
  try {
    for (let left = bytes; left > 0; left -= CHUNK_BYTES) {
      await file.writeFile(randomBytes(Math.min(left, CHUNK_BYTES)));
    }
    await file.sync();
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}
