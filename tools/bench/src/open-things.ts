import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../bootstrap/versions.mjs';

type Close = () => Promise<unknown>;

/** What has to be ended when a part is over, fails or is interrupted; the latest first. */
const open: Close[] = [];

/** @returns ends it now, once */
export function endLater(close: Close): () => Promise<void> {
  open.push(close);
  return async () => {
    const index = open.indexOf(close);
    if (index < 0) return;
    open.splice(index, 1);
    await close();
  };
}

/** Ends everything that is still open; one that cannot be ended does not keep the others. */
export async function endAll(): Promise<void> {
  for (let close = open.pop(); close; close = open.pop()) {
    await close().catch((error: unknown) => console.error(error));
  }
}

/** Beside the usual data folder, since memory posing as a disk would flatter whatever is durable. */
const SCRATCH = join(ROOT, '.cache', 'bench');

/** An empty folder that is removed in the end. */
export async function scratchFolder(): Promise<string> {
  await mkdir(SCRATCH, { recursive: true });
  const folder = await mkdtemp(join(SCRATCH, 'run-'));
  endLater(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Interrupted or terminated, this process ends what it has started before it ends itself. */
export function endAllOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void endAll().finally(() => process.exit(1)));
  }
}
