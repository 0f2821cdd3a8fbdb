import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { replaceFolder } from '../../../tools/bootstrap/replace-folder.ts';
import { compileMessages } from './compile-messages.ts';

const web = path.resolve(import.meta.dirname, '..');
const ENTRY = '/src/entry-client.ts';
/** Hosts ask for one of these where an address has no file: GitHub Pages, Netlify; surge. */
const FALLBACKS = ['404.html', '200.html'];

interface StaticSite {
  /** Where it is written, from the web app's folder. */
  out: string;
  /** The script that starts it, from the web app's folder. */
  entry?: string;
  /** Where the API is; the site's own host when it is a path. */
  apiUrl: string;
  /** The folder of the host that the site is in; with slashes at both ends. */
  base: string;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** The browser is to refuse scripts made of text; service workers cannot be started then. */
  trustedTypes: boolean;
  /** The browser may compile WebAssembly. */
  webAssembly?: boolean;
  plugins?: Plugin[];
  /** Files beside the built ones, by name. */
  files?: Readonly<Record<string, string>>;
}

/** Builds the web app as files for a host that only serves files: every page is made in the browser. */
export async function buildStaticSite(site: StaticSite): Promise<void> {
  const out = path.resolve(web, site.out);
  const unfinished = path.join(out, '../.building');
  await rm(unfinished, { recursive: true, force: true });
  await compileMessages();
  await build({
    root: web,
    configFile: path.join(web, 'vite.config.ts'),
    base: site.base,
    define: { 'import.meta.env.VITE_API_URL': JSON.stringify(site.apiUrl) },
    plugins: [staticDocument(site), ...(site.plugins ?? [])],
    build: {
      outDir: unfinished,
      emptyOutDir: true,
      // the chunks are made for the site's own entry
      ...(site.entry && { rolldownOptions: { output: { codeSplitting: true } } }),
    },
  });
  for (const [name, source] of Object.entries(site.files ?? {})) {
    await cp(source, path.join(unfinished, name));
  }
  const page = await readFile(path.join(unfinished, 'index.html'), 'utf8');
  for (const name of FALLBACKS) await writeFile(path.join(unfinished, name), page);
  replaceFolder(unfinished, out);
}

/** The one document: with its entry, and with the policy that a server would send as a header. */
function staticDocument(site: StaticSite): Plugin {
  const { entry = ENTRY, isListed } = site;
  return {
    name: 'vitrine:static-document',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html.replace(ENTRY, entry),
        tags: [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: policyOf(site) },
            injectTo: 'head-prepend',
          },
          ...(isListed ? [] : [{ tag: 'meta', attrs: { name: 'robots', content: 'noindex' } }]),
        ],
      }),
    },
  };
}

/** As the server's, but for what only a header can say (`frame-ancestors`). */
export function policyOf({
  apiUrl,
  trustedTypes,
  webAssembly = false,
}: Pick<StaticSite, 'apiUrl' | 'trustedTypes' | 'webAssembly'>): string {
  const api = apiUrl.startsWith('/') ? '' : ` ${new URL(apiUrl).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self'${webAssembly ? " 'wasm-unsafe-eval'" : ''}`,
    "style-src 'self'",
    `img-src 'self' data: blob:${api}`,
    `media-src 'self' blob:${api}`,
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(trustedTypes ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []),
  ].join('; ');
}

/** A folder as a base: with slashes at both ends. */
export const baseOf = (folder: string | undefined): string =>
  `/${folder ?? ''}/`.replace(/\/+/g, '/');
