import { compareSync, hashSync } from 'bcryptjs';

/** Runs in a worker thread: hashing blocks the thread that it runs on. */
export const hash = ({ password, cost }: { password: string; cost: number }): string =>
  hashSync(password, cost);

export const verify = ({ password, hash: stored }: { password: string; hash: string }): boolean =>
  compareSync(password, stored);
