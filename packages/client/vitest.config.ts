import { defineConfig } from 'vitest/config';
import { anyOrder } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    sequence: anyOrder,
    // of the api: server.test.ts starts the server as its tests do
    globalSetup: '../../apps/api/tests/testing/global-setup.ts',
    // one starts a compiler
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
