import { defineConfig } from 'vitest/config';
import { anyOrder } from '../vitest.shared.ts';

// The folders beside these are packages with tests of their own.
export default defineConfig({
  test: {
    include: ['bootstrap/**/*.test.ts', 'release/**/*.test.ts', 'verify/**/*.test.ts'],
    sequence: anyOrder,
    // no test keeps state in a module: a worker starts once, not for every file
    isolate: false,
    // they start processes
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
