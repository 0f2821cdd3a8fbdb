import { compareSync, hashSync } from 'bcryptjs';
import { createPasswordHasher } from '../../src/lib/password-hash.ts';
import type { PasswordHasher } from '../../src/lib/password-hasher.ts';

interface Task {
  password: string;
  hash?: string;
  cost?: number;
}

/** A hasher with one thread, which a test can hold up to see in which order passwords get there. */
export interface HeldHasher extends PasswordHasher {
  /** How many passwords it was asked about. */
  asked(): number;
  /** Resolves once it was asked about so many. */
  untilAsked(count: number): Promise<void>;
  /** The passwords in the order in which they reached the thread, and what they were compared with. */
  readonly started: { password: string; hash: string | undefined }[];
  hold(): void;
  release(): void;
}

export function createHeldHasher(): HeldHasher {
  let asked = 0;
  let waiting: { count: number; resolve: () => void }[] = [];
  const noteAsked = () => {
    asked += 1;
    for (const { count, resolve } of waiting) if (count <= asked) resolve();
    waiting = waiting.filter(({ count }) => count > asked);
  };
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  const started: HeldHasher['started'] = [];
  const hasher = createPasswordHasher(4, {
    count: 1,
    async run(task, name) {
      const { password, hash, cost = 4 } = task as Task;
      started.push({ password, hash });
      await gate.promise;
      return name === 'hash' ? hashSync(password, cost) : compareSync(password, hash ?? '');
    },
    close: async () => undefined,
  });
  return {
    ...hasher,
    hash(...call) {
      noteAsked();
      return hasher.hash(...call);
    },
    verify(...call) {
      noteAsked();
      return hasher.verify(...call);
    },
    asked: () => asked,
    untilAsked: (count) =>
      new Promise((resolve) => {
        if (asked >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    started,
    hold() {
      gate = Promise.withResolvers();
    },
    release: () => gate.resolve(),
  };
}
