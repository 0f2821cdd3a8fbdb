import { defineConfig } from 'vitest/config';
import { anyOrder } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    sequence: anyOrder,
    // no test keeps state in a module: a worker reads the schemas once, not for every file
    isolate: false,
  },
});
