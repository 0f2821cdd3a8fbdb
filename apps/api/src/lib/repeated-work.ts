/** Work that goes on beside the requests. */
export interface RepeatedWork {
  /** Resolves once the running round has ended; no other follows. */
  stop(): Promise<void>;
}

/**
 * Does some work again and again, one round at a time, the first at once.
 * @param pauseMs asked after each round
 * @param onFailure told of a round that rejects; the next one comes all the same
 */
export function startRepeating(
  work: () => Promise<unknown>,
  pauseMs: () => number,
  onFailure: (error: unknown) => void,
): RepeatedWork {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async (): Promise<void> => {
    await work().catch(onFailure);
    if (!stopped) timer = setTimeout(() => (running = round()), pauseMs());
  };
  let running = round();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
