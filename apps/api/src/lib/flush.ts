import { open } from 'node:fs/promises';

/** Resolves once what was written to a file, or the names in a folder, is on the disk. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
