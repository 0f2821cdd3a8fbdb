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
      },
    ],
    // decision 0077: what takes longer on two busy cores has a fault, or is two tests
    testTimeout: 30 * SECOND_MS,
    hookTimeout: 30 * SECOND_MS,
    expect: { poll: { timeout: 5 * SECOND_MS } },
    maxWorkers: 2,
    // no test keeps state in a module: a worker loads the program once, not for every file
    isolate: false,
  },
});
