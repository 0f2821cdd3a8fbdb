import { defineConfig } from 'vitest/config';
import { anyOrder } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    sequence: anyOrder,
    // one starts a database
    testTimeout: 30_000,
  },
});
