/** Work that goes on when its request has been answered. */
export interface Afterwards {
  /**
   * Notes some work that nobody else waits for.
   * @param work tells of its failures itself
   */
  add(work: Promise<unknown>): void;
  /** Resolves once nothing of it is left. */
  ended(): Promise<void>;
}

export function createAfterwards(): Afterwards {
  const running = new Set<Promise<unknown>>();
  return {
    add(work) {
      const leave = () => void running.delete(work);
      running.add(work);
      work.then(leave, leave);
    },
    async ended() {
      // what ends may have begun more
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}
