import { defineConfig } from 'vitest/config';
import { anyOrder } from '../../vitest.shared.ts';

export default defineConfig({
  test: { testTimeout: 30_000, include: ['src/**/*.test.ts'], sequence: anyOrder },
});
