import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiProxy } from './build/api-proxy.ts';
import { chunks } from './build/chunks.ts';
import { leanMessages } from './build/lean-messages-plugin.ts';
import { leanRouter } from './build/lean-router-plugin.ts';
import { recompileMessages } from './build/messages-plugin.ts';
import inlang from './project.inlang/settings.json' with { type: 'json' };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    recompileMessages(),
    leanMessages(inlang.baseLocale, inlang.locales),
    leanRouter(),
  ],
  server: { port: 5173, proxy: apiProxy },
  build: {
    target: 'es2023',
    // Nothing may be inlined: the page's policy allows files of its own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: chunks } } }),
  },
}));
