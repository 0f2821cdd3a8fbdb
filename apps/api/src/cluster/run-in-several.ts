import type { Env } from '../env.ts';
import { createLogger } from '../lib/logger.ts';
import { runPrimary } from './primary.ts';
import { connectWorker, type WorkerLink } from './worker-link.ts';

/**
 * Runs the program in several processes of this machine (`WORKERS`). Each of them begins here; the
 * first is the primary process, which starts the others.
 * @param run the program, as one of them
 */
export async function runInSeveral(
  env: Env,
  run: (env: Env, link: WorkerLink) => Promise<void>,
): Promise<void> {
  const link = await connectWorker();
  if (link) return run(env, link);
  const { DATA_DIR: dataFolder, WORKERS: count } = env;
  await runPrimary({ dataFolder, count, logger: createLogger(env.LOG_LEVEL) });
}
