import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own, in memory. */
export interface SmallDisk {
  folder: string;
  /** Takes all the room that is left. */
  fill(): Promise<void>;
  /** Gives it back. */
  empty(): Promise<void>;
  unmount(): void;
}

const asRoot = (...words: string[]): boolean => {
  const [command = '', ...rest] = process.getuid?.() === 0 ? words : ['sudo', '-n', ...words];
  return spawnSync(command, rest).status === 0;
};

/** @returns undefined where this process may not mount anything */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-disk-'));
  if (!asRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', folder)) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const rest = join(folder, 'someone-elses');
  return {
    folder,
    fill: async () => {
      const file = await open(rest, 'a');
      try {
        for (const size of [65_536, 4_096, 1]) await writeUntilFull(file, Buffer.alloc(size));
      } finally {
        await file.close();
      }
    },
    empty: () => rm(rest, { force: true }),
    unmount: () => {
      asRoot('umount', '--lazy', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function writeUntilFull(
  file: Awaited<ReturnType<typeof open>>,
  bytes: Buffer,
): Promise<void> {
  for (;;) {
    try {
      await file.write(bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw error;
    }
  }
}
