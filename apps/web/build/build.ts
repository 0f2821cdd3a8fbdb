import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type Manifest } from 'vite';
import { replaceFolder } from '../../../tools/bootstrap/replace-folder.ts';
import { clientManifest } from './client-manifest-plugin.ts';
import { compileMessages } from './compile-messages.ts';
import { weighFirstView } from './first-view.ts';
import { packFiles } from './pack-files.ts';
import { joinPublicStyles } from './public-styles.ts';
import { refuseDemo } from './refuse-demo.ts';
import { withoutLoadedCode } from './without-loaded-code.ts';

const web = path.resolve(import.meta.dirname, '..');
const configFile = path.join(web, 'vite.config.ts');
/** Where the build grows; `dist` is only ever a whole one. */
const unfinished = path.join(web, '.building');
const client = path.join(unfinished, 'client');

const AREA_START = 'src/area-start.ts';

await rm(unfinished, { recursive: true, force: true });
await compileMessages();
await buildClient();
const manifest = await takeManifest();
manifest[AREA_START] = { file: await buildAreaStart() };
Object.assign(manifest, await joinPublicStyles(client, manifest));
await buildServer(manifest);
await packFiles(client);
const { entry, app } = await weighFirstView(client, manifest);
replaceFolder(unfinished, path.join(web, 'dist'));
process.stdout.write(`Script after brotli: ${entry} bytes with a page, ${app} when it is used\n`);

/** `client`: what browsers get. */
async function buildClient(): Promise<void> {
  await build({
    root: web,
    configFile,
    plugins: [refuseDemo()],
    build: { outDir: client, emptyOutDir: true, manifest: true },
  });
}

/** The script that a signed-in area's document begins with: no module, so that painting waits for it. */
async function buildAreaStart(): Promise<string> {
  const output = { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' } as const;
  const result = await build({
    root: web,
    configFile: false,
    publicDir: false,
    build: {
      target: 'es2023',
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: { input: path.join(web, AREA_START), output },
    },
  });
  const [built] = [result].flat();
  const file = built && 'output' in built ? built.output[0].fileName : undefined;
  if (!file) throw new Error('The first script of the areas was not built');
  return file;
}

/**
 * Reads the client's manifest and removes it: it is nobody's business outside.
 * @throws when a file that it lists was not written
 */
async function takeManifest(): Promise<Manifest> {
  const folder = path.join(client, '.vite');
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
  await rm(folder, { recursive: true });
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ]);
  const missing = files.filter((file) => !existsSync(path.join(client, file)));
  if (missing.length > 0) throw new Error(`Not written: ${missing.join(', ')}`);
  return manifest;
}

/** `server/entry-server.js`: the renderer, with everything it needs inside. */
async function buildServer(manifest: Manifest): Promise<void> {
  await build({
    root: web,
    configFile,
    plugins: [clientManifest(manifest), refuseDemo(), withoutLoadedCode()],
    publicDir: false,
    // React looks at this where it runs; the renderer is a production build wherever that is.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: path.join(unfinished, 'server'),
      emptyOutDir: true,
    },
  });
}
