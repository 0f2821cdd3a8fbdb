import { NetworkError } from '../api-error.ts';
import { after } from '../clock.ts';

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
  let callOff: (() => void) | undefined;
  const wait = () => {
    callOff?.();
    callOff = after(STALL_MS, () => stalled.abort());
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
    callOff?.();
  }
}
