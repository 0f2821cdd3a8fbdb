import { defineConfig } from 'vitest/config';
import { anyOrder } from '../../vitest.shared.ts';

const SECOND_MS = 1000;
const ALL = ['tests/**/*.test.ts', 'src/**/*.test.ts'];
const ALONE = 'src/lib/limiter.test.ts';

export default defineConfig({
  test: {
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
    // timers of a worker do not fire any more once this file has faked them: it has one of its own
    projects: [
      { extends: true, test: { name: 'api', include: ALL, exclude: [ALONE] } },
      { extends: true, test: { name: 'alone', include: [ALONE], isolate: true } },
    ],
  },
});
