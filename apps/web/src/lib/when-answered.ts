import type { QueryClient } from '@tanstack/react-query';
import { afterPaint } from './after-first-paint.ts';
import { pause } from './clock.ts';

/**
 * When the screen, which starts to ask after its frame is there, waits for no answer and shows what
 * came; or when the signal is aborted.
 */
export async function whenAnswered(queries: QueryClient, ended?: AbortSignal): Promise<void> {
  await pause(0);
  await new Promise<void>((resolve) => {
    const stop = queries.getQueryCache().subscribe(check);
    ended?.addEventListener('abort', done);
    check();

    function check() {
      if (queries.isFetching() === 0) afterPaint(done);
    }
    function done() {
      stop();
      ended?.removeEventListener('abort', done);
      resolve();
    }
  });
}
