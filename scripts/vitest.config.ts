import { defineConfig } from 'vitest/config';
import { anyOrder } from '../vitest.shared.ts';

// The folders beside these are packages with tests of their own.
export default defineConfig({
  test: {
    include: ['bootstrap/**/*.test.ts', 'release/**/*.test.ts', 'verify/**/*.test.ts'],
    sequence: anyOrder,
  },
});
