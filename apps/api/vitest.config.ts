import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    globalSetup: './tests/testing/global-setup.ts',
    // some start the whole program several times, on a machine that does other things as well
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // no test keeps state in a module: a worker loads the program once, not for every file
    isolate: false,
  },
});
