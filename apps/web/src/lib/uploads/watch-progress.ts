import { NetworkError } from '../api-error.ts';

/** When nothing moved for so long, nothing will: a large file may take longer, as a whole. */
const STALL_MS = 60_000;

interface Watched {
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

/** Runs an upload that gives up when it does not get on; giving up counts as no network. */
export async function watchingProgress<T>(
  { signal, onProgress }: Watched,
  send: (watched: Watched) => Promise<T>,
): Promise<T> {
  const stalled = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(), STALL_MS);
  };
  wait();
  try {
    return await send({
      signal: AbortSignal.any([signal, stalled.signal]),
      onProgress: (fraction) => {
        wait();
        onProgress(fraction);
      },
    });
  } catch (cause) {
    throw stalled.signal.aborted && !signal.aborted ? new NetworkError(cause) : cause;
  } finally {
    clearTimeout(timer);
  }
}
