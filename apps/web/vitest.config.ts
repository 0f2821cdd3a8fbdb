import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { clientManifest } from './build/client-manifest-plugin.ts';

export default defineConfig({
  plugins: [react(), clientManifest()],
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: ['src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    restoreMocks: true,
    // whole screens in jsdom on a machine that does other things as well
    testTimeout: 30_000,
    // by itself it leaves a core to nobody
    maxWorkers: 2,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
