import { defineConfig } from 'vitest/config';
import { anyOrder } from '../../vitest.shared.ts';

export default defineConfig({
  // as the API's tests: files of the largest sizes take seconds on a busy machine
  test: { include: ['src/**/*.test.ts'], sequence: anyOrder, testTimeout: 30_000 },
});
