import { NetworkError } from '../api-error.ts';

/** Time without any progress after which an upload fails; the whole may take longer. */
const STALL_MS = 60_000;

interface Watched {
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

/** Runs an upload that fails when it makes no progress; that counts as a network failure. */
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
