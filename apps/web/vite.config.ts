import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiProxy } from './build/api-proxy.ts';
import { chunks } from './build/chunks.ts';
import { recompileMessages } from './build/messages-plugin.ts';
import { refuseChunkCycles } from './build/refuse-chunk-cycles.ts';
import { sharedClasses } from './build/shared-classes.ts';
import { withoutDescriptions } from './build/without-descriptions.ts';

/** What React makes of a component that nobody uses needs no code; the router has some of these. */
const PURE = ['createContext', 'forwardRef', 'memo'].map((name) => `import_react.${name}`);

/** Names stay, so that what fails on the server can be read. */
const WITHOUT_WHITESPACE = {
  compress: false,
  mangle: false,
  codegen: { removeWhitespace: true },
} as const;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    recompileMessages(),
    sharedClasses(),
    refuseChunkCycles(),
    ...(isSsrBuild ? [] : [withoutDescriptions()]),
  ],
  server: { port: 5173, proxy: apiProxy },
  build: {
    target: 'es2023',
    // Nothing may be inlined: the page's policy allows files of its own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    minify: !isSsrBuild,
    rolldownOptions: {
      treeshake: { manualPureFunctions: PURE },
      // Node keeps the text of what it runs: without comments and indents it is shorter
      output: isSsrBuild ? { minify: WITHOUT_WHITESPACE } : { codeSplitting: chunks },
    },
  },
}));
