import path from 'node:path';
import { baseOf } from '@vitrine/web/static-site';
import { preview } from 'vite';

// `pnpm demo` comes here once the demo is built: serves its files, and nothing else.

const DEFAULT_PORT = 4174;
const demo = path.resolve(import.meta.dirname, '..');
const { PORT, HOST, VITE_BASE } = process.env;

const server = await preview({
  root: demo,
  configFile: false,
  base: baseOf(VITE_BASE),
  build: { outDir: 'dist' },
  preview: { port: Number(PORT ?? DEFAULT_PORT), strictPort: true, host: HOST ?? 'localhost' },
});
process.stdout.write('The demo is ready. It has no server: this one only hands out its files.\n');
server.printUrls();
