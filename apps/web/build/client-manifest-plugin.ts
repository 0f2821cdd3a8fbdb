import type { Manifest, Plugin } from 'vite';

const ID = 'virtual:client-manifest';

/** Lets the server's bundle know what the client's build wrote; empty while there is none. */
export function clientManifest(manifest: Manifest = {}): Plugin {
  return {
    name: 'vitrine:client-manifest',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}` ? `export const clientManifest = ${JSON.stringify(manifest)};` : undefined,
  };
}
