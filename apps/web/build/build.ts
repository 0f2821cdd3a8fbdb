import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Locale, locales } from '@vitrine/contracts';
import { build, type Manifest } from 'vite';
import { replaceFolder } from '../../../tools/bootstrap/replace-folder.ts';
import { clientManifests } from './client-manifest-plugin.ts';
import { compileMessages } from './compile-messages.ts';
import { weighFirstView } from './first-view.ts';
import { oneLanguage } from './one-language.ts';
import { packFiles } from './pack-files.ts';
import { joinPublicStyles } from './public-styles.ts';
import { refuseDemo } from './refuse-demo.ts';
import { withoutLoadedCode } from './without-loaded-code.ts';

const web = path.resolve(import.meta.dirname, '..');
const configFile = path.join(web, 'vite.config.ts');
/** Where the client's build lists its files, in the folder of the client. */
const manifestOf = (locale: Locale) => `.vite/${locale}.json`;
/** Where the build grows; `dist` is only ever a whole one. */
const unfinished = path.join(web, '.building');
const client = path.join(unfinished, 'client');

const AREA_START = 'src/area-start.ts';

await rm(unfinished, { recursive: true, force: true });
await compileMessages();
await Promise.all(locales.map(buildClient));
const areaStart = { file: await buildAreaStart() };
const manifests = await inEach(async (locale) => {
  const manifest = { ...(await readManifest(locale)), [AREA_START]: areaStart };
  return { ...manifest, ...(await joinPublicStyles(client, manifest)) };
});
await rm(path.join(client, '.vite'), { recursive: true });
await Promise.all([buildServer(manifests), packFiles(client)]);
const weights = await inEach(async (locale) => weighFirstView(client, manifests[locale]));
replaceFolder(unfinished, path.join(web, 'dist'));
for (const [locale, { entry, app }] of Object.entries(weights)) {
  process.stdout.write(
    `Script after brotli, ${locale}: ${entry} bytes with a page, ${app} when it is used\n`,
  );
}

/** What is made for each language, one after the other: they write the same files. */
async function inEach<T>(make: (locale: Locale) => Promise<T>): Promise<Record<Locale, T>> {
  const made: [Locale, T][] = [];
  for (const locale of locales) made.push([locale, await make(locale)]);
  return Object.fromEntries(made) as Record<Locale, T>;
}

/**
 * `client`: what browsers get. A file without words is the same in every language, down to its name;
 * the others have names of their own, and are beside each other.
 */
async function buildClient(locale: Locale): Promise<void> {
  await build({
    root: web,
    configFile,
    plugins: [refuseDemo(), oneLanguage(locale)],
    build: { outDir: client, emptyOutDir: false, manifest: manifestOf(locale) },
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

/** @throws when a file that the client's manifest lists was not written */
async function readManifest(locale: Locale): Promise<Manifest> {
  const written = await readFile(path.join(client, manifestOf(locale)), 'utf8');
  const manifest: Manifest = JSON.parse(written);
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
async function buildServer(manifests: Record<Locale, Manifest>): Promise<void> {
  await build({
    root: web,
    configFile,
    plugins: [clientManifests(manifests), refuseDemo(), withoutLoadedCode()],
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
