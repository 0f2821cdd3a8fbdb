import path from 'node:path';
import { preview } from 'vite';
import { baseOf } from './static-site.ts';

// `pnpm demo` comes here once the demo is built: serves its files, and nothing else.

const DEFAULT_PORT = 4174;
const web = path.resolve(import.meta.dirname, '..');
const { PORT, HOST, VITE_BASE } = process.env;

const server = await preview({
  root: web,
  configFile: false,
  base: baseOf(VITE_BASE),
  build: { outDir: 'demo/dist' },
  preview: { port: Number(PORT ?? DEFAULT_PORT), strictPort: true, host: HOST ?? 'localhost' },
});
process.stdout.write('The demo is ready. It has no server: this one only hands out its files.\n');
server.printUrls();
