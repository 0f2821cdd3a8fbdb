import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { anyOrder } from '../../vitest.shared.ts';
import { clientManifests } from './build/client-manifest-plugin.ts';

/** Files whose mocks or fake browser would reach into the next file's tests. */
const ISOLATED = '**/*.isolated.test.{ts,tsx}';

export default defineConfig({
  plugins: [react(), clientManifests()],
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: ['src/testing/setup.ts'],
    sequence: anyOrder,
    restoreMocks: true,
    unstubGlobals: true,
    // whole screens in jsdom on a machine that does other things as well
    testTimeout: 30_000,
    // by itself it leaves a core to nobody
    maxWorkers: 2,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
          exclude: [ISOLATED],
          // a worker loads React, the messages and jsdom once, not for every file
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: [`src/${ISOLATED}`] } },
    ],
  },
});
