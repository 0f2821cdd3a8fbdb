import { createRequire } from 'node:module';
import path from 'node:path';
import { baseOf, buildStaticSite } from '@vitrine/web/static-site';
import { refuseNode } from './refuse-node.ts';

// `pnpm build:demo`: the app with its API answered in the browser, for any host of files.

const base = baseOf(process.env.VITE_BASE);

await buildStaticSite({
  out: path.join(import.meta.dirname, '../dist'),
  entry: path.join(import.meta.dirname, '../src/entry.ts'),
  apiUrl: `${base}demo-api`,
  base,
  isListed: false,
  trustedTypes: false,
  webAssembly: true,
  plugins: [refuseNode],
  files: {
    'mockServiceWorker.js': createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'),
  },
});
