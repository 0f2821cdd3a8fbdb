import { readdir } from 'node:fs/promises';
import type { TestServer } from './test-server.ts';

/** Every file that uploads have left in the server's folder once all are done with; sorted. */
export async function listStored(server: TestServer): Promise<string[]> {
  // a file that waits goes a moment after its answer
  await server.idle();
  return listStoredSoFar(server);
}

/** The same while uploads are on their way. */
export async function listStoredSoFar({ folder }: TestServer): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('vitrine.db'))
    .map((entry) => `${entry.parentPath.slice(folder.length + 1)}/${entry.name}`)
    .sort();
}
