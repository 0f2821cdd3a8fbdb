import { readdir } from 'node:fs/promises';
import type { TestServer } from './test-server.ts';

/** Every file that uploads have left in the server's folder, finished or not; sorted. */
export async function listStored({ folder }: TestServer): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('vitrine.db'))
    .map((entry) => `${entry.parentPath.slice(folder.length + 1)}/${entry.name}`)
    .sort();
}
