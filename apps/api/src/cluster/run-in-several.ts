import type { Env } from '../env.ts';
import { createLogger } from '../lib/logger.ts';
import { runPrimary } from './primary.ts';
import { connectWorker } from './worker-link.ts';

/**
 * Serves with several processes of this machine (`WORKERS`). Each of them begins here; the first is the
 * primary process, which starts the others and loads nothing of what they serve with.
 */
export async function runInSeveral(env: Env): Promise<void> {
  const link = await connectWorker();
  if (link) {
    const { serve } = await import('../serve.ts');
    return serve(env, link);
  }
  const { DATA_DIR: dataFolder, WORKERS: count } = env;
  await runPrimary({ dataFolder, count, logger: createLogger(env.LOG_LEVEL) });
}
