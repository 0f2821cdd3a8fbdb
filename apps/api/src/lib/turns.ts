/** Runs some work after everything that was asked for before under the same name. */
export type Turns = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Each process has its own: what it keeps apart are the requests of this process. */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(name, mine);
    const leave = () => {
      if (last.get(name) === mine) last.delete(name);
    };
    void mine.then(leave, leave);
    return mine;
  };
}
