import { createRequire } from 'node:module';
import { baseOf, buildStaticSite } from './static-site.ts';

// `pnpm build:demo`: the app with its API answered in the browser, for any host of files.

const base = baseOf(process.env.VITE_BASE);

await buildStaticSite({
  out: 'demo/dist',
  entry: '/src/demo/entry-demo.ts',
  apiUrl: `${base}demo-api`,
  base,
  isListed: false,
  trustedTypes: false,
  files: {
    'mockServiceWorker.js': createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'),
  },
});
