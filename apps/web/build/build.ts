import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type Manifest } from 'vite';
import { clientManifest } from './client-manifest-plugin.ts';
import { compileMessages } from './compile-messages.ts';
import { weighFirstView } from './first-view.ts';
import { packFiles } from './pack-files.ts';

const web = path.resolve(import.meta.dirname, '..');
const configFile = path.join(web, 'vite.config.ts');

await compileMessages();
await buildClient();
const manifest = await takeManifest();
await buildServer(manifest);
await packFiles(path.join(web, 'dist/client'));
const bytes = await weighFirstView(path.join(web, 'dist/client'), manifest);
process.stdout.write(`First view: ${bytes} bytes of script after brotli\n`);

/** `dist/client`: what browsers get. */
async function buildClient(): Promise<void> {
  await build({
    root: web,
    configFile,
    build: { outDir: 'dist/client', emptyOutDir: true, manifest: true },
  });
}

/** Reads the client's manifest and removes it: it is nobody's business outside. */
async function takeManifest(): Promise<Manifest> {
  const folder = path.join(web, 'dist/client/.vite');
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
  await rm(folder, { recursive: true });
  return manifest;
}

/** `dist/server/entry-server.js`: the renderer, with everything it needs inside. */
async function buildServer(manifest: Manifest): Promise<void> {
  await build({
    root: web,
    configFile,
    plugins: [clientManifest(manifest)],
    publicDir: false,
    // React looks at this where it runs; the renderer is a production build wherever that is.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: 'src/entry-server.tsx', outDir: 'dist/server', emptyOutDir: true },
  });
}
