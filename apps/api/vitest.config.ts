import { defineConfig } from 'vitest/config';
import { anyOrder } from '../../vitest.shared.ts';

const SECOND_MS = 1000;

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    globalSetup: './tests/testing/global-setup.ts',
    sequence: anyOrder,
    // A file says `// @module-tag <name>`.
    tags: [
      {
        name: 'database',
        description:
          'Queries, locks, search, outbox, live events: `npm test` runs it on both databases.',
      },
      {
        name: 'operations',
        description: 'Starts the program again and again, or attacks it: `pnpm test:operations`.',
        timeout: 120 * SECOND_MS,
      },
    ],
    // the aim is 30 s, and 5 s for a poll (decision 0077), which two busy cores do not hold yet
    testTimeout: 60 * SECOND_MS,
    hookTimeout: 120 * SECOND_MS,
    expect: { poll: { timeout: 20 * SECOND_MS } },
    maxWorkers: 2,
    // no test keeps state in a module: a worker loads the program once, not for every file
    isolate: false,
  },
});
